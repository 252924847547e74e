import type { OpenApiDocument, Operation } from '../../openapi.ts';

const style = `
  :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; --line: color-mix(in srgb, currentColor 20%, transparent); }
  body { max-width: 64rem; margin: 2rem auto; padding: 0 1rem; }
  h1 { font-size: 22px; } h2 { font-size: 17px; margin: 2rem 0 8px; } h3 { font-size: 14px; margin: 0; display: inline; }
  h4 { font-size: 13px; margin: 12px 0 4px; }
  nav a { margin-inline-end: 12px; white-space: nowrap; }
  details { border: 1px solid var(--line); border-radius: 6px; margin: 8px 0; padding: 8px 12px; }
  summary { cursor: pointer; } code { font: 13px ui-monospace, monospace; overflow-wrap: anywhere; }
  pre { overflow: auto; max-height: 30rem; font: 12px/1.5 ui-monospace, monospace; margin: 0; }
  table { border-collapse: collapse; width: 100%; } th, td { text-align: start; padding: 3px 12px 3px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
  .method { display: inline-block; min-width: 4.5rem; font-weight: 600; } p { margin: 4px 0 0; }`;

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** The API description as a page that needs no script: each call with its parameters, what it takes, answers and refuses. */
export function apiDocsPage(document: OpenApiDocument): Response {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const areas = [...Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? '')].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API</title><style>${style}</style></head><body>
<h1>API</h1>
<p>${calls.length} calls. The same as a file: <a href="openapi.json">openapi.json</a>. Every call but those marked public wants
<code>Authorization: Bearer</code> with the access token of <code>/jwt/login</code>. Money is in the currency of the house where a call of the apps
says so and in whole cents under <code>/api/v1</code>; days are <code>YYYY-MM-DD</code>, moments ISO 8601 in UTC. A refusal is a problem
of RFC 9457: <code>title</code>, <code>status</code>, <code>detail</code>, and <code>errors</code> with the path of each bad field.</p>
<nav>${areas.map(([area]) => `<a href="#${escaped(area)}">${escaped(area)}</a>`).join('\n')}</nav>
${areas.map(([area, group]) => `<h2 id="${escaped(area)}">${escaped(area)}</h2>\n${group.map(callHtml).join('\n')}`).join('\n')}
</body></html>`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}

function callHtml({ method, path, operation }: Call): string {
  const mark = operation.security.length === 0 ? ' · public' : '';
  return `<details><summary><h3><code><span class="method">${method.toUpperCase()}</span> ${escaped(path)}</code></h3>
<p>${escaped(operation.summary).replace(/`([^`]+)`/g, '<code>$1</code>')}${mark}</p></summary>
${parametersHtml(operation)}${bodyHtml('Takes', operation.requestBody?.content)}${answersHtml(operation)}</details>`;
}

function parametersHtml({ parameters = [] }: Operation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, schema, example }) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${place}${required ? ', required' : ''}</td><td><code>${escaped(allowed(schema))}</code></td><td><code>${escaped(JSON.stringify(example))}</code></td></tr>`,
  );
  return `<h4>Parameters</h4><table><tr><th>Name</th><th>Where</th><th>What</th><th>Example</th></tr>${rows.join('')}</table>`;
}

/** What a parameter may be, in a few words. */
function allowed({
  type,
  enum: values,
  minimum,
  maximum,
  maxLength,
  default: fallback,
}: Record<string, unknown>): string {
  const parts = [
    Array.isArray(values) ? values.join(' | ') : (type ?? 'text'),
    minimum !== undefined && `from ${minimum}`,
    maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && `to ${maximum}`,
    maxLength !== undefined && `up to ${maxLength} characters`,
    fallback !== undefined && fallback !== '' && `default ${JSON.stringify(fallback)}`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}

function answersHtml({ responses }: Operation): string {
  const [success, ...refusals] = Object.entries(responses).sort(([one], [other]) => Number(one) - Number(other));
  if (!success) return '';
  const [status, { content }] = success;
  const refused = refusals.map(([code, { description }]) => `${code} ${escaped(description)}`).join(' · ');
  return `${bodyHtml(`Answers ${status}`, content)}<h4>Refuses</h4><p>${refused}</p>`;
}

/** The example, and below it the whole schema. */
function bodyHtml(title: string, content: Operation['responses'][string]['content'] | undefined): string {
  const [body] = Object.entries(content ?? {});
  if (!body) return '';
  const [media, { schema, example }] = body;
  if (example === undefined) return `<h4>${title}</h4><p><code>${escaped(media)}</code></p>`;
  return `<h4>${title}</h4><pre>${pretty(example)}</pre><details><summary>Schema</summary><pre>${pretty(schema)}</pre></details>`;
}

function pretty(value: unknown): string {
  return escaped(JSON.stringify(value, null, 2));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
