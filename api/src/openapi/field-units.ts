import type { Json } from './openapi-types.ts';

/** What the name of a number says of it. */
const units: readonly (readonly [RegExp, string])[] = [
  [/Cents(Before)?$/, 'In whole cents.'],
  [/BasisPoints$/, 'In hundredths of a per cent.'],
  [/Thousandths$/, 'In thousandths.'],
  [/Millionths$/, 'In millionths.'],
  [/Seconds(Before)?$/, 'In seconds.'],
  [/Bytes$/, 'In bytes.'],
];

const formats: Readonly<Record<string, string>> = {
  'date-time': 'A moment, ISO 8601 in UTC.',
  date: 'A day: YYYY-MM-DD.',
};

/** The same schema, with what its fields are counted in. */
export function withUnits(schema: Json): Json {
  return Object.fromEntries(Object.entries(schema).map(([key, node]) => [key, inside(key, node)]));
}

function inside(key: string, node: unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => inside('', item));
  if (!isJson(node)) return node;
  if (key !== 'properties') return withUnits(node);
  return Object.fromEntries(Object.entries(node).map(([name, field]) => [name, described(name, inside('', field))]));
}

function described(name: string, field: unknown): unknown {
  if (!isJson(field) || field.description !== undefined) return field;
  const text = JSON.stringify({ ...field, properties: undefined, items: undefined });
  const unit = text.includes('"integer"') ? units.find(([ends]) => ends.test(name))?.[1] : undefined;
  const [, format = ''] = text.match(/"format":"([\w-]+)"/) ?? [];
  const description = unit ?? formats[format];
  return description === undefined ? field : { description, ...field };
}

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
