import type { Subject } from '@atrium/contract/policy';
import type {
  ImportedRow,
  ImportOutcome,
  ImportPreview,
  TableImport,
  TableToImport,
} from '@atrium/contract/table-imports';
import type * as z from 'zod/mini';
import type { SignedInContext } from '../context.ts';
import type { Database, Transaction } from '../database/engine.ts';
import { badInput, notAllowed } from '../errors.ts';
import { type Given, type GivenRow, type ImportColumns, readGivenRows } from './import-cells.ts';

/** What the rows of a file are about, and what becomes of them. `Kept` is one as the database has it, `Content` what a row says of a new one. */
export interface ImportTarget<Field extends string, Kept extends { id: number }, Content> {
  readonly subject: Subject;
  readonly columns: ImportColumns<Field>;
  /** Looks up at once what all the rows name, and answers how to tell of each. */
  find(database: Database, given: readonly Given<Field>[]): Promise<(given: Given<Field>) => Found<Field, Kept>>;
  nameOf(given: Given<Field>, before: Kept | null): string;
  readonly newOnes: z.ZodMiniType<Content>;
  readonly changes: z.ZodMiniType<Partial<Kept>>;
  readonly missing: RowError;
  readonly twice: RowError;
  /** These two answer the changes that they record. */
  add(transaction: Transaction, context: SignedInContext, contents: readonly Content[]): Promise<readonly number[]>;
  change(transaction: Transaction, context: SignedInContext, moves: readonly Move<Kept>[]): Promise<readonly number[]>;
}

/** What a row is about. */
interface Found<Field extends string, Kept> {
  /** Null for a new one. */
  before: Kept | null;
  /** It names one that there is not. */
  isMissing: boolean;
  /** No other row may have the same; null for what may be there twice. */
  key: string | number | null;
  /** What the row says where it names something else in another way than the contract does. */
  given?: Given<Field>;
  /** What it names that there is not. */
  errors?: readonly RowError[];
}

interface Move<Kept> {
  before: Kept;
  after: Kept;
}

type RowError = ImportedRow['errors'][number];

interface ReadRow<Kept, Content> extends ImportedRow {
  move: Move<Kept> | null;
  content: Content | null;
}

/** What importing would do. */
export async function previewImport<Field extends string, Kept extends { id: number }, Content>(
  { services }: SignedInContext,
  target: ImportTarget<Field, Kept, Content>,
  table: TableToImport,
): Promise<ImportPreview> {
  const rows = await readRows(services.engine.read, target, table);
  return { rows: rows.map(({ row, name, action, id, values, errors }) => ({ row, name, action, id, values, errors })) };
}

/** Every change is of one request, so that one undo takes it back. */
export function importRows<Field extends string, Kept extends { id: number }, Content>(
  context: SignedInContext,
  target: ImportTarget<Field, Kept, Content>,
  { leavesOutRefused, ...table }: TableImport,
): Promise<ImportOutcome> {
  return context.services.engine.write(async (transaction) => {
    const rows = await readRows(transaction, target, table);
    if (!leavesOutRefused) refuseBad(rows);
    const moves = rows.flatMap(({ move }) => move ?? []);
    const contents = rows.flatMap(({ content }) => content ?? []);
    if (moves.length > 0 && context.ability.cannot('update', target.subject)) throw notAllowed();
    const changed = moves.length > 0 ? await target.change(transaction, context, moves) : [];
    const added = contents.length > 0 ? await target.add(transaction, context, contents) : [];
    const leftOut = rows.filter(({ action }) => action === 'refused').length;
    return { added: contents.length, changed: moves.length, leftOut, changeId: changed[0] ?? added[0] ?? null };
  });
}

function refuseBad(rows: readonly ImportedRow[]): void {
  const errors = rows.flatMap(({ row, errors }) =>
    errors.map(({ column, message }) => ({ path: `csv.${row}.${column}`, message })),
  );
  if (errors.length > 0) throw badInput(errors.slice(0, 20));
}

async function readRows<Field extends string, Kept extends { id: number }, Content>(
  database: Database,
  target: ImportTarget<Field, Kept, Content>,
  table: TableToImport,
): Promise<ReadRow<Kept, Content>[]> {
  const rows = readGivenRows(table, target.columns);
  const given = rows.map((row) => row.given);
  const findKept = await target.find(database, given);
  const seen = new Set<string | number>();
  return rows.map((row) => {
    const found = findKept(row.given);
    const isTwice = found.key !== null && seen.has(found.key);
    if (found.key !== null) seen.add(found.key);
    return readRow(target, row, found, isTwice);
  });
}

function readRow<Field extends string, Kept extends { id: number }, Content>(
  { nameOf, newOnes, changes, missing, twice }: ImportTarget<Field, Kept, Content>,
  { row, given: written }: GivenRow<Field>,
  { before, isMissing, given = written, errors: unknown = [] }: Found<Field, Kept>,
  isTwice: boolean,
): ReadRow<Kept, Content> {
  const named = { row, name: nameOf(given, before), id: before?.id ?? null, move: null, content: null };
  const { data, error } = (before || isMissing ? changes : newOnes).safeParse(given);
  // All at once: who corrects one is not to be told of the next only then.
  const known = [...(isTwice ? [twice] : []), ...(isMissing ? [missing] : []), ...unknown];
  const errors = errorsOf(error?.issues ?? [], given, known);
  const told = { ...named, values: valuesOf(given, errors), errors };
  if (errors.length > 0) return { ...told, action: 'refused' };
  if (before === null) return { ...told, action: 'add', content: data as Content };
  const after = { ...before, ...data };
  return isAlike(before, after) ? { ...told, action: 'same' } : { ...told, action: 'change', move: { before, after } };
}

function valuesOf(given: Given<string>, errors: readonly RowError[]): ImportedRow['values'] {
  return Object.entries(given).flatMap(([field, value]) => {
    const column = columnOf(field);
    return value === undefined || errors.some((error) => error.column === column) ? [] : [{ column, value }];
  });
}

function isAlike(before: object, after: object): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

/** Of a column that names what there is not, or what another row has, that is all there is to say. */
function errorsOf(issues: readonly z.core.$ZodIssue[], given: object, known: readonly RowError[]): RowError[] {
  const others = issues
    .map((issue) => errorOf(issue, given))
    .filter(({ column }) => !known.some((each) => each.column === column));
  return [...known, ...others];
}

function errorOf({ path, message }: z.core.$ZodIssue, given: object): RowError {
  const field = String(path[0] ?? '');
  return { column: columnOf(field), message: field in given ? message : 'Fill this in.' };
}

function columnOf(field: string): string {
  return field.replace('Cents', '');
}
