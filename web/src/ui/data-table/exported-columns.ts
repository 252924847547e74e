import type { TFunction } from 'i18next';
import type { CellWords, DataTableProps } from './data-table.types.ts';

/** A column of a file: its name for the server, what it is called for whoever reads it, and how its values read. */
export interface ExportedColumn {
  id: string;
  heading: string;
  words: CellWords;
}

/** The texts of values by their names: `users.roles` has one for each role. */
export function cellWords(t: TFunction, texts: string, values: readonly string[]): CellWords {
  return Object.fromEntries(values.map((value) => [value, t(`${texts}.${value}`)]));
}

/** Each column of the export once, though two columns of the list may show it. */
export function exportedColumns<Row>({ columns }: DataTableProps<Row>, shown: readonly string[]): ExportedColumn[] {
  const exported = shown.flatMap((id) => {
    const column = columns.find((each) => each.id === id);
    return column ? Object.entries(column.exports ?? { [id]: column.header }).map(withWords(column.words)) : [];
  });
  return [...new Map(exported.map((column) => [column.id, column])).values()];
}

function withWords(words: Readonly<Record<string, CellWords>> = {}) {
  return ([id, heading]: [string, string]): ExportedColumn => ({ id, heading, words: words[id] ?? {} });
}

/** What the server is asked for, of those that it knows. */
export function askedColumns<Name extends string>(exported: readonly ExportedColumn[], names: readonly Name[]) {
  const known = exported.flatMap(({ id, ...column }) => {
    const name = names.find((each) => each === id);
    return name === undefined ? [] : [{ name, ...column }];
  });
  return {
    columns: known.map(({ name }) => name),
    headings: known.map(({ heading }) => heading),
    cellWords: known.flatMap(({ name, words }) => givenWords(name, words)),
  };
}

/** As the contract has them: `status:active=Aktiv`. */
export function givenWords(column: string, words: CellWords): string[] {
  return Object.entries(words).map(([value, word]) => `${column}:${value}=${word}`);
}
