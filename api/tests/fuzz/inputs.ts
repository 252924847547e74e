import fc from 'fast-check';
import * as z from 'zod';

/** As much of JSON Schema as the API description uses. */
const Schema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  pattern: z.string().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
});
type Schema = z.infer<typeof Schema>;

const longestText = 300;

/** What a schema allows, small numbers and short lists first: things that there are have small ids. */
export function valid(node: unknown): fc.Arbitrary<unknown> {
  const schema = Schema.parse(node);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valid));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => valid({ ...schema, type })));
  if (schema.type === 'integer') return validInteger(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'string') return validText(schema);
  if (schema.type === 'array')
    return fc.array(valid(schema.items), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? 5, 5),
    });
  if (schema.type === 'object') return fc.record(mapped(schema, valid), { requiredKeys: schema.required ?? [] });
  throw new Error(`Nothing makes values of ${JSON.stringify(node)} yet.`);
}

function validInteger({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Schema): fc.Arbitrary<number> {
  const small = fc.integer({ min: minimum, max: Math.min(maximum, Math.max(minimum, 0) + 60) });
  return fc.oneof(
    { weight: 4, arbitrary: small },
    { weight: 1, arbitrary: fc.integer({ min: minimum, max: maximum }) },
  );
}

function validText({ pattern, minLength = 0, maxLength = longestText }: Schema): fc.Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern), { maxLength: 60 });
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 40) });
}

const hostileValues: readonly unknown[] = [
  ...[
    '',
    ' ',
    '\u0000',
    '\ud800',
    'x'.repeat(5_000),
    '%',
    "'",
    '<b>',
    '__proto__',
    '9'.repeat(40),
    '-0',
    '1e400',
    'NaN',
    '\u202e',
  ],
  ...[null, 0, -1, 1.5, 2 ** 53, true, [], {}, [[]], [null], { toString: 1 }, [1, 'a'], -(2 ** 63)],
];

/** What a schema allows, or something else in one or more places: a value that is hostile, random or left out, or a field that nobody asked for. */
export function nearlyValid(node: unknown): fc.Arbitrary<unknown> {
  const schema = Schema.parse(node);
  const inside = schema.type === 'object' ? nearlyValidObject(schema) : valid(schema);
  return fc.oneof(
    { weight: 6, arbitrary: inside },
    { weight: 2, arbitrary: fc.constantFrom(...hostileValues) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}

function nearlyValidObject(schema: Schema): fc.Arbitrary<unknown> {
  const fields = fc.record(mapped(schema, nearlyValid), { requiredKeys: [] });
  return fc
    .tuple(fields, fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 2 }))
    .map(([known, unknown]) => ({ ...unknown, ...known }));
}

function mapped(
  schema: Schema,
  arbitraryOf: (node: unknown) => fc.Arbitrary<unknown>,
): Record<string, fc.Arbitrary<unknown>> {
  return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, node]) => [name, arbitraryOf(node)]));
}
