import { isJson } from './field-units.ts';
import type { Json, OpenApiDocument, Operation, Reference, Response } from './openapi-types.ts';

const schemasAt = '#/components/schemas/';
const responsesAt = '#/components/responses/';

export function schemaReference(name: string): { $ref: string } {
  return { $ref: schemasAt + name };
}

export function responseReference(name: string): Reference {
  return { $ref: responsesAt + name };
}

/** The names of the schemas that a node refers to. */
export function namesIn(node: unknown): string[] {
  const references = JSON.stringify(node).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  return [...references].map(([, name = '']) => name);
}

/** The same schema with other references, by the names that they have and what stands beside them. */
export function withReferences(schema: Json, changed: (name: string, beside: Json) => Json): Json {
  const { $ref, ...beside } = schema;
  if (typeof $ref === 'string' && $ref.startsWith(schemasAt)) return changed($ref.slice(schemasAt.length), beside);
  const inside = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(inside);
    return isJson(node) ? withReferences(node, changed) : node;
  };
  return Object.fromEntries(Object.entries(schema).map(([key, node]) => [key, inside(node)]));
}

/** A schema that stands by itself: with what it refers to in the place of each reference. */
export function resolved(schemas: Readonly<Record<string, Json>>, schema: Json): Json {
  const whole = (name: string, beside: Json): Json => ({ ...withReferences(schemas[name] ?? {}, whole), ...beside });
  return withReferences(schema, whole);
}

/** What a call answers, by status. */
export function responsesOf({ components }: OpenApiDocument, { responses }: Operation): [string, Response][] {
  return Object.entries(responses).flatMap(([status, response]) => {
    const known = '$ref' in response ? components.responses[response.$ref.slice(responsesAt.length)] : response;
    return known ? [[status, known]] : [];
  });
}

/** The schema of the JSON that a call answers, standing by itself; undefined where it answers something else. */
export function answerSchemaOf(document: OpenApiDocument, operation: Operation, status: number): Json | undefined {
  const answer = responsesOf(document, operation).find(([one]) => one === String(status))?.[1];
  const schema = answer?.content['application/json']?.schema;
  return schema && resolved(document.components.schemas, schema);
}

/** The schema of the JSON that a call takes, standing by itself. */
export function bodySchemaOf({ components }: OpenApiDocument, { requestBody }: Operation): Json | undefined {
  const schema = requestBody?.content['application/json']?.schema;
  return schema && resolved(components.schemas, schema);
}
