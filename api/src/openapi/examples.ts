import * as z from 'zod/mini';

const Schema = z.object({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  const: z.optional(z.unknown()),
  default: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  anyOf: z.optional(z.array(z.unknown())),
  format: z.optional(z.string()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  items: z.optional(z.unknown()),
  prefixItems: z.optional(z.array(z.unknown())),
  minItems: z.optional(z.number()),
  /** Nothing at all: the items of a list that is always empty. */
  not: z.optional(z.unknown()),
  properties: z.optional(z.record(z.string(), z.unknown())),
});
type Schema = z.infer<typeof Schema>;

/** What stands in a text or a number, by the name of its field. */
const known: Readonly<Record<string, string | number>> = {
  fullName: 'Marit Solheim',
  full_name: 'Marit Solheim',
  userFullName: 'Marit Solheim',
  actorName: 'Ida Lindqvist',
  entityName: 'Marit Solheim',
  authorName: 'Ida Lindqvist',
  username: 'marit.solheim',
  email: 'marit@lantern-works.example',
  companyEmail: 'office@lantern-works.example',
  cc: 'office@lantern-works.example',
  bcc: 'office@lantern-works.example',
  recipient: 'marit@lantern-works.example',
  password: 'correct horse battery',
  currentPassword: 'correct horse battery',
  renewalKey: '5f0c9b1e7a3d4c68b2e19f07',
  company: 'Lantern Works',
  avatar: '',
  cover: '/api/v1/files/7',
  country: 'Norway',
  vatNumber: 'NO123456789MVA',
  city: 'Bergen',
  placed: '2026-02-01..2026-03-02',
  issued: '2026-02-01..2026-03-02',
  joined: '2026-02-01..2026-03-02',
  days: '2026-02-01..2026-03-02',
  contact: '+47 55 55 01 00',
  name: 'Lantern Works',
  title: 'Oil the crane',
  subject: 'The lanterns have arrived',
  description: 'Before the long tour to the north.',
  category: 'sales-automation',
  path: '/apps/todo?task=7',
  slug: 'oil-the-crane-7',
  phone: '+47 55 55 01 00',
  mobileNumber: '+47 55 55 01 00',
  url: 'https://lantern-works.example/lanterns',
  website: 'https://lantern-works.example',
  twitter: 'https://lantern-works.example/twitter',
  facebook: 'https://lantern-works.example/facebook',
  google: 'https://lantern-works.example/google',
  linkedIn: 'https://lantern-works.example/linkedin',
  instagram: 'https://lantern-works.example/instagram',
  quora: 'https://lantern-works.example/quora',
  currency: 'EUR',
  start_date: '03/02/2026',
  salary: '$4180.00',
  experience: '3 Years',
  age: '34',
  from: '2026-03-02T00:00:00.000Z',
  to: '2026-04-01T00:00:00.000Z',
  start: '2026-03-02T09:00:00.000Z',
  end: '2026-03-02T10:00:00.000Z',
  originalStart: '2026-03-02T09:00:00.000Z',
  timeZone: 'Europe/Berlin',
  recurrence: 'FREQ=WEEKLY;BYDAY=MO',
  year: '2026',
  page: 1,
  perPage: 10,
  total: 1,
  q: 'lantern',
};

/** What stands in a list of texts, by the name of its field. */
const knownLists: Readonly<Record<string, readonly string[]>> = {
  pictures: ['/api/v1/files/7'],
  options: ['At high water', 'At low water'],
  cellWords: ['status:active=Aktiv', 'status:pending=Ausstehend'],
};

const byFormat: Readonly<Record<string, string>> = {
  date: '2026-03-02',
  'date-time': '2026-03-02T09:00:00.000Z',
  uri: 'https://lantern-works.example',
};

/** A value that a schema allows, as a reader of the description would like to see it: every field is there. */
export function exampleOf(node: unknown, name = ''): unknown {
  const schema = Schema.parse(node);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return exampleOf(schema.anyOf[0], name);
  if (schema.type === 'object') return exampleOfObject(schema);
  if (schema.type === 'array') return exampleOfArray(schema, name);
  if (schema.type === 'boolean') return schema.default ?? true;
  if (schema.type === 'string') return exampleOfText(schema, name);
  if (schema.type === 'integer' || schema.type === 'number') return exampleOfNumber(schema, name);
  return null;
}

function exampleOfArray({ prefixItems, items = {}, minItems = 1 }: Schema, name: string): unknown[] {
  if (prefixItems) return prefixItems.map((item) => exampleOf(item, name));
  const { not, type } = Schema.parse(items);
  if (not) return [];
  const values = type === 'string' ? knownLists[name] : undefined;
  if (values) return [...values];
  return Array.from({ length: minItems }, () => exampleOf(items, name));
}

function exampleOfObject({ properties = {} }: Schema): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).map(([name, node]) => [name, exampleOf(node, name)]));
}

function exampleOfText({ format = '', default: fallback }: Schema, name: string): unknown {
  const value = known[name];
  return byFormat[format] ?? (typeof value === 'string' ? value : (fallback ?? 'lantern'));
}

function exampleOfNumber({ minimum = 0, maximum = 7, default: fallback }: Schema, name: string): unknown {
  const value = known[name];
  return typeof value === 'number' ? value : (fallback ?? Math.max(minimum, Math.min(maximum, 7)));
}
