import type { Content, Json, OpenApiDocument, Operation, Parameter } from '../../openapi/openapi-types.ts';
import { responsesOf } from '../../openapi/references.ts';
import { escaped, prettyJson, prose } from './docs-html.ts';

export interface Call {
  method: string;
  path: string;
  operation: Operation;
  document: OpenApiDocument;
}

export function callHtml({ method, path, operation, document }: Call): string {
  return `<details id="${operation.operationId}"><summary><h3><code><span class="method">${method.toUpperCase()}</span> ${escaped(path)}</code></h3>
<p>${prose(operation.summary)}</p></summary>
<p><code>${operation.operationId}</code> · ${callers(operation)}</p>
${parametersHtml(operation)}${bodyHtml('Takes', operation.requestBody?.content)}${answersHtml(document, operation)}</details>`;
}

function callers({ security }: Operation): string {
  if (security.length === 0) return 'open to anybody';
  return security.some((scheme) => 'apiKey' in scheme) ? 'access token or API key' : 'access token, no API key';
}

function parametersHtml({ parameters = [] }: Operation): string {
  if (parameters.length === 0) return '';
  const head = ['Name', 'Where', 'What', 'Allowed', 'Example'].map((word) => `<th scope="col">${word}</th>`).join('');
  return `<h4>Parameters</h4><div class="wide"><table><tr>${head}</tr>${parameters.map(parameterHtml).join('')}</table></div>`;
}

function parameterHtml({ name, in: place, required, description, schema, example }: Parameter): string {
  const cells = [
    `<code>${escaped(name)}</code>`,
    `${place}${required ? ', required' : ''}`,
    prose(description),
    `<code>${escaped(allowed(schema))}</code>`,
    `<code>${escaped(JSON.stringify(example))}</code>`,
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

/** What a parameter may be, in a few words. */
function allowed({ type, enum: values, format, minimum, maximum, maxLength, default: fallback }: Json): string {
  const parts = [
    Array.isArray(values) ? values.join(' | ') : (format ?? type ?? 'text'),
    minimum !== undefined && `from ${minimum}`,
    maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && `to ${maximum}`,
    maxLength !== undefined && `up to ${maxLength} characters`,
    fallback !== undefined && fallback !== '' && `default ${JSON.stringify(fallback)}`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}

function answersHtml(document: OpenApiDocument, operation: Operation): string {
  const [success, ...refusals] = responsesOf(document, operation).sort(([one], [other]) => Number(one) - Number(other));
  if (!success) return '';
  const [status, { content }] = success;
  const refused = refusals.map(([code, { description, content }]) => {
    const sentence = sentenceIn(content);
    return `<li>${code} ${escaped(description)}${sentence === '' ? '' : `: “${escaped(sentence)}”`}</li>`;
  });
  return `${bodyHtml(`Answers ${status}`, content)}${refused.length > 0 ? `<h4>Refuses</h4><ul>${refused.join('')}</ul>` : ''}`;
}

function sentenceIn(content: Content): string {
  const example = content['application/problem+json']?.example;
  return typeof example === 'object' && example !== null && 'detail' in example ? String(example.detail) : '';
}

/** The example, and below it the whole schema. */
function bodyHtml(title: string, content: Content | undefined): string {
  const [body] = Object.entries(content ?? {});
  if (!body) return '';
  const [media, { schema, example }] = body;
  if (example === undefined) return `<h4>${title}</h4><p><code>${escaped(media)}</code></p>`;
  const shown = typeof example === 'string' ? escaped(example) : prettyJson(example);
  return `<h4>${title}</h4><pre>${shown}</pre><details><summary>Schema</summary><pre>${prettyJson(schema)}</pre></details>`;
}
