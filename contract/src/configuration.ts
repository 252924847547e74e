import * as z from 'zod/mini';
import { documentLanguages } from './document-languages.ts';
import { route } from './route.ts';

export const registrations = ['admin', 'client', 'closed'] as const;

export const Configuration = z.object({
  brandName: z.string(),
  /** The currency of the house: of all amounts that do not say another one. ISO 4217. */
  currency: z.string(),
  /** For whoever has chosen none, and whose browser asks for none that there is. */
  language: z.enum(documentLanguages),
  sampleData: z.boolean(),
  registration: z.enum(registrations),
  home: z.enum(['server', 'browser']),
  /** Where it says what whoever registers agrees to; null where that stands nowhere. */
  termsUrl: z.nullable(z.string()),
  privacyUrl: z.nullable(z.string()),
  /** The accounts that the sign-in page offers; empty without sample data. */
  demoAccounts: z.array(z.object({ name: z.string(), email: z.string(), password: z.string() })),
});
export type Configuration = z.infer<typeof Configuration>;

export const getConfiguration = route({
  name: 'getConfiguration',
  method: 'GET',
  path: '/api/config',
  summary: 'What the web app must know before anybody signs in.',
  access: 'public',
  status: 200,
  response: Configuration,
});

export const getOpenApi = route({
  name: 'getOpenApi',
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This description.',
  access: 'public',
  status: 200,
  response: z.looseObject({ openapi: z.string() }),
});

export const readApiDocs = route({
  name: 'readApiDocs',
  method: 'GET',
  path: '/api/docs',
  summary: 'This description as a page.',
  access: 'public',
  status: 200,
  response: { media: 'text/html' },
});
