import { mostImportedRows, type TableToImport } from '@atrium/contract/table-imports';
import { badInput } from '../errors.ts';
import { foldSearched } from '../search/fold.ts';
import { valuesOfWords } from './cell-words.ts';
import { readCsv } from './csv-reader.ts';

/** How a cell of each field is read. What it cannot read becomes something that the contract refuses. */
type Readers<Field extends string> = Readonly<Record<Field, (text: string) => string | number | boolean>>;

export interface ImportColumns<Field extends string> {
  /** What a column may be called, in small letters and nothing else: as the export does, or as the field. */
  readonly fields: Readonly<Record<string, Field>>;
  readonly readers: Readers<Field>;
}

/** What a row says. */
export type Given<Field extends string> = Partial<Record<Field, string | number | boolean>>;

export interface GivenRow<Field extends string> {
  /** As a spreadsheet counts: the headings are the first. */
  row: number;
  given: Given<Field>;
}

export function readGivenRows<Field extends string>(
  { csv, cellWords }: TableToImport,
  columns: ImportColumns<Field>,
): GivenRow<Field>[] {
  const [head = [], ...body] = readCsv(csv);
  const known = knownColumns(head, columns, cellWords);
  const filled = body.map((cells, index) => ({ cells, row: index + 2 })).filter(({ cells }) => cells.some(Boolean));
  if (!known.some(Boolean)) throw badInput([{ path: 'csv', message: 'The first row has to name the columns.' }]);
  if (filled.length === 0) throw badInput([{ path: 'csv', message: 'There is nothing below the first row.' }]);
  if (filled.length > mostImportedRows)
    throw badInput([{ path: 'csv', message: `Import at most ${mostImportedRows} rows at once.` }]);
  return filled.map(({ cells, row }) => ({ row, given: givenOf(known, cells) }));
}

interface KnownColumn<Field extends string> {
  field: Field;
  read: (cell: string) => string | number | boolean;
}

/** Null where a heading says nothing. A cell may have a word of its value in place of it. */
function knownColumns<Field extends string>(
  head: readonly string[],
  { fields, readers }: ImportColumns<Field>,
  cellWords: readonly string[],
): (KnownColumn<Field> | null)[] {
  const fieldOf = (heading: string) => fields[heading.toLowerCase().replace(/[^a-z]/g, '')];
  const values = new Map([...valuesOfWords(cellWords)].map(([column, words]) => [fieldOf(column), words]));
  return head.map((heading) => {
    const field = fieldOf(heading);
    if (field === undefined) return null;
    const read = (cell: string) => readers[field](values.get(field)?.get(foldSearched(cell)) ?? cell);
    return { field, read };
  });
}

/** An empty cell says nothing. */
function givenOf<Field extends string>(
  known: readonly (KnownColumn<Field> | null)[],
  cells: readonly string[],
): Given<Field> {
  const given: Given<Field> = {};
  known.forEach((column, place) => {
    const cell = cells[place] ?? '';
    if (column !== null && cell !== '') given[column.field] = column.read(cell);
  });
  return given;
}

export const asText = (text: string) => text;
/** What is below zero is for the contract to refuse: it says what would be right. */
export const asNumber = (text: string) => (/^[-−]?\d{1,15}$/.test(text) ? Number(text.replace('−', '-')) : Number.NaN);

const yes = /^(?:yes|ja|oui|sim|نعم|true|1|x)$/i;
export const asFlag = (text: string) => yes.test(text);

/** `2026-03-02`, `03/02/2026` and `02.03.2026` alike. */
export function asDay(text: string): string {
  const monthFirst = /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/;
  const dayFirst = /^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4})$/;
  const { year, month = '', day = '' } = (monthFirst.exec(text) ?? dayFirst.exec(text))?.groups ?? {};
  return year === undefined ? text : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

const withComma = /^(?:\d+|\d{1,3}(?:[.'’]\d{3})+),\d{1,2}$/;
const separators = /,(?=\d{3}(?:[,.]|$))|['’](?=\d{3})/g;

/** `1,299.00`, `1.299,00`, `1'299.00`, `$129`, `€129` and `129,50` alike, however large: what is too much, or below zero, is for the contract to say. */
export function asCents(text: string): number {
  const bare = text.replace(/[\p{Sc}\s]/gu, '');
  const above = bare.replace(/^[-−]/, '');
  const amount = withComma.test(above) ? above.replace(/[.'’]/g, '').replace(',', '.') : above.replace(separators, '');
  if (!/^\d{1,300}(\.\d{1,2})?$/.test(amount)) return Number.NaN;
  return Math.round(Number(amount) * (above === bare ? 100 : -100));
}
