import type { OpenApiDocument } from '../../openapi.ts';

const style = `
  :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  h1 { font-size: 20px; } h2 { font-size: 14px; margin: 0; display: inline; }
  details { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 6px; margin: 8px 0; padding: 8px 12px; }
  summary { cursor: pointer; } code { font: 13px ui-monospace, monospace; }
  pre { overflow: auto; max-height: 30rem; font: 12px/1.5 ui-monospace, monospace; }
  .method { display: inline-block; min-width: 4.5rem; font-weight: 600; } p { margin: 4px 0 0; }`;

/** The API description as a page that needs no script: each call with its parameters, bodies and answers. */
export function apiDocsPage(document: OpenApiDocument): Response {
  const operations = operationsOf(document);
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API</title><style>${style}</style></head><body>
<h1>API</h1><p>${operations.length} calls. The same as a file: <a href="openapi.json">openapi.json</a>.</p>
${operations.join('\n')}
</body></html>`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}

function operationsOf({ paths }: OpenApiDocument): string[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary, ...details }]) => operationHtml(method, path, summary, details)),
  );
}

function operationHtml(method: string, path: string, summary: string, details: object): string {
  return `<details><summary><h2><code><span class="method">${method.toUpperCase()}</span> ${escaped(path)}</code></h2>
<p>${escaped(summary)}</p></summary><pre>${escaped(JSON.stringify(details, null, 2))}</pre></details>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
