import type { SortDirection } from '@atrium/contract/lists';
import * as z from 'zod/mini';

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** How a list looks, in its address: only in links to a view and in saved views. */
export const layoutParameters = {
  columns: z.optional(z.string().check(z.maxLength(2_000))),
  density: z.optional(z.enum(densities)),
};

/** What every list keeps in its address; filters are beside it. */
export interface ListState {
  page: number;
  perPage: number;
  q?: string;
  sort?: SortDirection;
  sortColumn?: string;
  columns?: string | undefined;
  density?: Density | undefined;
}

type Search = Readonly<Record<string, unknown>>;

/**
 * Reads a list's state from the parameters of an address. What does not fit the schema falls back to the list's own
 * default, else to the schema's; nothing throws. Every parameter of the schema must have a default or be optional.
 */
export function parseListSearch<Schema extends z.ZodMiniObject>(
  schema: Schema,
  defaults: Search,
  search: Search,
): z.output<Schema> {
  const given = asTexts(search);
  const attempt = schema.safeParse({ ...defaults, ...given });
  if (attempt.success) return attempt.data;
  const unfit = new Set(attempt.error.issues.map(({ path }) => String(path[0])));
  return schema.parse({ ...defaults, ...without(given, unfit) });
}

/** The address keeps `?q=007` as a number and `?role=` as nothing; the contract's parameters are texts. */
function asTexts(search: Search): Record<string, unknown> {
  const entries = Object.entries(search).map(([key, value]) => [
    key,
    typeof value === 'number' || typeof value === 'boolean' ? String(value) : value,
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== null && value !== ''));
}

function without(search: Search, keys: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(search).filter(([key]) => !keys.has(key)));
}

/** These change how a list is shown, not which rows it has: the page stays. */
const keepPage = new Set(['page', 'columns', 'density']);

/** A changed search, filter, order or page size starts at the first page again. */
export function withPatch(state: Search, patch: Search): Record<string, unknown> {
  const startsAgain = Object.keys(patch).some((key) => !keepPage.has(key));
  return { ...state, ...(startsAgain ? { page: 1 } : {}), ...patch };
}

/** What an address has to say: all that is not the default. */
export function briefSearch(state: Search, defaults: Search): Record<string, unknown> {
  const brief = Object.entries(state).filter(
    ([key, value]) => value !== undefined && value !== '' && value !== defaults[key],
  );
  return Object.fromEntries(brief);
}

/** The parameters of one list among several of a page, without their prefix. */
export function ownSearch(search: Search, prefix: string | undefined): Search {
  if (prefix === undefined) return search;
  const own = Object.entries(search).filter(([key]) => key.startsWith(`${prefix}.`));
  return Object.fromEntries(own.map(([key, value]) => [key.slice(prefix.length + 1), value]));
}

/** What the address says once one list of the page says something else; the others keep what they have. */
export function withOwnSearch(search: Search, own: Search, prefix: string | undefined): Record<string, unknown> {
  if (prefix === undefined) return { ...own };
  const others = Object.entries(search).filter(([key]) => !key.startsWith(`${prefix}.`));
  return { ...Object.fromEntries(others), ...prefixed(own, prefix) };
}

export function prefixed(search: Search, prefix: string | undefined): Record<string, unknown> {
  if (prefix === undefined) return { ...search };
  return Object.fromEntries(Object.entries(search).map(([key, value]) => [`${prefix}.${key}`, value]));
}
