import { isMediaBody, type Route } from '@atrium/contract/route';
import * as z from 'zod';
import { brandMark } from '../../src/openapi/recorded-calls.ts';
import { origin } from '../person.ts';

interface Limits {
  /** Of a list of things, and of a list of texts and numbers. */
  readonly things: number;
  readonly values: number;
  readonly letters: number;
}

/** From what is read at a glance to what a schema that wants more is content with. */
const limits: readonly Limits[] = [
  { things: 1, values: 2, letters: 60 },
  { things: 3, values: 12, letters: 60 },
  { things: 3, values: 12, letters: 400 },
  { things: Number.POSITIVE_INFINITY, values: Number.POSITIVE_INFINITY, letters: Number.POSITIVE_INFINITY },
];

/** As short as the schema of the call allows, and without anything that is secret or different each time. */
export function shortenedBody(route: Route, body: unknown): unknown {
  return fitting(body, (shorter) => route.body !== undefined && z.safeParse(route.body, shorter).success);
}

export function shortenedAnswer({ response }: Route, answer: unknown): unknown {
  return fitting(answer, (shorter) => !isMediaBody(response) && z.safeParse(response, shorter).success);
}

function fitting(value: unknown, fits: (shorter: unknown) => boolean): unknown {
  const whole = withoutSecrets(value);
  return limits.map((limit) => shorter(whole, limit)).find(fits) ?? whole;
}

function shorter(value: unknown, limit: Limits): unknown {
  if (typeof value === 'string') return value.length > limit.letters ? `${value.slice(0, limit.letters - 1)}…` : value;
  if (Array.isArray(value)) {
    const most = value.some((item) => typeof item === 'object' && item !== null) ? limit.things : limit.values;
    return value.slice(0, most).map((item) => shorter(item, limit));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, shorter(inside, limit)]));
}

const jsonWebToken = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g;
const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const hexadecimal = /\b(?=[a-f]*\d)[0-9a-f]{24,}\b/g;
const base64url = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{20,}(?![\w-])/g;
const base32 = /\b[A-Z2-7]{26,}\b/g;

/** Every text that chance has made is of the same length, and the same each time; whom tests make are not counted. */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return textWithoutSecrets(value);
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, field(name, inside)]));
}

function field(name: string, value: unknown): unknown {
  if (name === 'requestId') return 'request-7';
  if (name === 'prefix') return 'atrium_Zm9yLW';
  if (name === 'code' && typeof value === 'string' && /^\d{6}$/.test(value)) return '123456';
  if (name === 'recoveryCodes' && Array.isArray(value)) return value.map((code) => String(code).replace(/\w/g, '7'));
  return withoutSecrets(value);
}

function textWithoutSecrets(text: string): string {
  return text
    .replaceAll(origin, 'https://house.example')
    .replaceAll('Atrium', brandMark)
    .replace(/(nadia\.brandt)\.\d+/g, '$1')
    .replace(/(Nadia Brandt) \d+/g, '$1')
    .replace(jsonWebToken, 'eyJhbGciOiJub25lIn0.eyJzdWIiOiI3In0.Zm9yLWV4YW1wbGU')
    .replace(uuid, '00000000-0000-4000-8000-000000000000')
    .replace(hexadecimal, ({ length }) => filled('c0ffee', length))
    .replace(base64url, ({ length }) => filled('Zm9yLWV4YW1wbGUtb25seS0', length))
    .replace(base32, ({ length }) => filled('EXAMPLE', length));
}

function filled(text: string, length: number): string {
  return text.repeat(Math.ceil(length / text.length)).slice(0, length);
}
