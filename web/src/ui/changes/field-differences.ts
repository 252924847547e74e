import type { Change } from '@atrium/contract/changes';

/**
 * What a snapshot holds at one place: `role`, `notifications.tasks.email`, or `lines.2.price` in the second line. `payments.29` is the
 * payment of that number, all of it, which came or went.
 */
export interface FieldChange {
  path: string;
  before: unknown;
  after: unknown;
}

/** A thing of a list, without its number. */
export type Item = Readonly<Record<string, unknown>>;

export function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A thing of a list that has a number of its own, and the how many-th it is there. */
interface Numbered {
  readonly place: number;
  readonly item: Item;
}

/** What is different between before and after, place by place; of what was made or deleted, all that it held. The most telling comes first. */
export function fieldChanges({ before, after }: Pick<Change, 'before' | 'after'>): FieldChange[] {
  const old = flatten(withKindNames(withTagNames(before)));
  const now = flatten(withKindNames(withTagNames(after)));
  const lists = [itemChanges(old.items, now.items), differences(old.fields, now.fields)];
  return withoutFirstPicture(lists.flat()).toSorted((one, other) => Number(isParty(one)) - Number(isParty(other)));
}

/** The image of a product is the first of its pictures: where those are told, it is. */
function withoutFirstPicture(changes: readonly FieldChange[]): FieldChange[] {
  const tellsPictures = changes.some(({ path }) => path.startsWith('pictures.'));
  return changes.filter(({ path }) => !tellsPictures || path !== 'image');
}

/** The tags that somebody made are called as they were then; of those that were deleted before, nothing is told. */
function withTagNames(snapshot: Item | null): Item | null {
  const { tagNames, ...rest } = snapshot ?? {};
  if (!isItem(tagNames) || !Array.isArray(rest.tags)) return snapshot && rest;
  const tags = rest.tags.map((tag) => tagNames[tag] ?? tag).filter((tag) => !/^own-\d+$/.test(tag));
  return { ...rest, tags };
}

/** The same of the kind of an event that somebody made. */
function withKindNames(snapshot: Item | null): Item | null {
  const { kindNames, ...rest } = snapshot ?? {};
  if (!isItem(kindNames)) return snapshot && rest;
  return Object.fromEntries(
    Object.entries(rest).map(([field, value]) => [
      field,
      kindFields.includes(field) ? (kindNames[`${value}`] ?? value) : value,
    ]),
  );
}

const kindFields: readonly string[] = ['kind', 'eventsMovedTo'];

type Fields = ReadonlyMap<string, unknown>;

function differences(old: Fields, now: Fields): FieldChange[] {
  const paths = new Set([...old.keys(), ...now.keys()]);
  return [...paths]
    .map((path) => ({ path, before: old.get(path) ?? null, after: now.get(path) ?? null }))
    .filter((change) => isBlank(change.before) !== isBlank(change.after) || change.before !== change.after)
    .filter((change) => !isBlank(change.before) || !isBlank(change.after));
}

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

type Items = ReadonlyMap<string, Numbered>;

function itemChanges(old: Items, now: Items): FieldChange[] {
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((path) => {
    const [before, after] = [old.get(path), now.get(path)];
    if (!before || !after) return [{ path, before: before?.item ?? null, after: after?.item ?? null }];
    const place = path.replace(/\d+$/, String(after.place));
    return differences(flatten(before.item, place).fields, flatten(after.item, place).fields);
  });
}

/** What of a change is told in few words: that it was suspended stands in its name, and what was issued keeps its parties silently. */
export function newsOf(change: Pick<Change, 'before' | 'after'>): FieldChange[] {
  return fieldChanges(change).filter((field) => field.path !== 'suspendedAt' && !isParty(field));
}

/** What leaves the house keeps its parties and its fields: that is the least of its news. */
function isParty({ path }: FieldChange): boolean {
  return /^(client|issuer|fields)As(Issued|Sent)\b/.test(path);
}

/** The keys by which things in a list are told apart; without one, and without a number of their own, they are numbered. */
const names = ['kind', 'service', 'currency'];

/** The colours of a product are told apart by their colour; lines of an order have one too, and may have the same. */
function namesAt(path: string): readonly string[] {
  return path.startsWith('colors') ? ['color'] : names;
}

interface Flat {
  fields: Map<string, unknown>;
  items: Map<string, Numbered>;
}

function flatten(snapshot: Item | null, place = ''): Flat {
  const flat: Flat = { fields: new Map(), items: new Map() };
  for (const [field, value] of Object.entries(snapshot ?? {}))
    add(flat, place === '' ? field : `${place}.${field}`, value);
  return flat;
}

function add(flat: Flat, path: string, value: unknown): void {
  if (Array.isArray(value)) addList(flat, path, value);
  else if (isItem(value)) addFields(flat, path, value);
  else flat.fields.set(path, value);
}

function addFields(flat: Flat, path: string, item: Item): void {
  for (const [field, inner] of Object.entries(item)) {
    if (!namesAt(path).includes(field)) add(flat, `${path}.${field}`, inner);
  }
}

function addList(flat: Flat, path: string, list: readonly unknown[]): void {
  if (list.every((item) => typeof item !== 'object')) {
    flat.fields.set(path, list.join(', '));
    return;
  }
  for (const [index, item] of list.entries()) {
    const id = isItem(item) ? item.id : undefined;
    if (isItem(item) && typeof id === 'number') {
      const { id: _, ...rest } = item;
      flat.items.set(`${path}.${id}`, { place: index + 1, item: rest });
    } else add(flat, `${path}.${nameOf(path, item) ?? index + 1}`, item);
  }
}

function nameOf(path: string, item: unknown): string | undefined {
  if (!isItem(item)) return undefined;
  const known = namesAt(path);
  const name = Object.entries(item).find(([field]) => known.includes(field))?.[1];
  return typeof name === 'string' ? name : undefined;
}
