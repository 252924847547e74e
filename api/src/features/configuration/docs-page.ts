import type { OpenApiDocument } from '../../openapi/openapi-types.ts';
import { type Call, callHtml } from './docs-call.ts';
import { areaAnchor, escaped, prettyJson, prose, schemaAnchor } from './docs-html.ts';

const style = `
  :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; --line: color-mix(in srgb, currentColor 20%, transparent); }
  body { max-width: 64rem; margin: 2rem auto; padding: 0 1rem; }
  h1 { font-size: 22px; } h2 { font-size: 17px; margin: 2rem 0 8px; } h3 { font-size: 14px; margin: 0; display: inline; }
  h4 { font-size: 13px; margin: 12px 0 4px; }
  nav a { display: inline-block; margin-inline-end: 12px; padding: 3px 0; white-space: nowrap; }
  details { border: 1px solid var(--line); border-radius: 6px; margin: 8px 0; padding: 8px 12px; }
  summary { cursor: pointer; } code { font: 13px ui-monospace, monospace; overflow-wrap: anywhere; }
  pre { overflow: auto; max-height: 30rem; font: 12px/1.5 ui-monospace, monospace; margin: 0; scroll-margin-top: 3rem; }
  .wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
  th, td { text-align: start; padding: 3px 12px 3px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
  .method { display: inline-block; min-width: 4.5rem; font-weight: 600; } p { margin: 4px 0 0; }`;

/** The API description as a page that needs no script: each call with its parameters, what it takes, answers and refuses; and the schemas. */
export function apiDocsPage(document: OpenApiDocument): Response {
  const calls = callsOf(document);
  const byArea = Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? '');
  const described = new Map(document.tags.map(({ name, description }) => [name, description]));
  const areas = [...new Set([...described.keys(), ...byArea.keys()])];
  const links = [...areas, 'Schemas'].map((area) => `<a href="#${areaAnchor(area)}">${escaped(area)}</a>`);
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API</title><style>${style}</style></head><body>
<h1>API</h1>
<p>${calls.length} calls. The same as a file: <a href="openapi.json">openapi.json</a>.</p>
<p>${prose(document.info.description)}</p>
<nav>${links.join('\n')}</nav>
${areas.map((area) => areaHtml(area, described.get(area) ?? '', byArea.get(area) ?? [])).join('\n')}
${schemasHtml(document)}
</body></html>`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}

function callsOf(document: OpenApiDocument): Call[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation, document })),
  );
}

function areaHtml(area: string, description: string, calls: readonly Call[]): string {
  return `<h2 id="${areaAnchor(area)}">${escaped(area)}</h2>\n<p>${prose(description)}</p>\n${calls.map(callHtml).join('\n')}`;
}

function schemasHtml({ components }: OpenApiDocument): string {
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details><summary><h3><code>${escaped(name)}</code></h3></summary><pre id="${schemaAnchor(name)}">${prettyJson(schema)}</pre></details>`,
  );
  return `<h2 id="${areaAnchor('Schemas')}">Schemas</h2>\n${schemas.join('\n')}`;
}
