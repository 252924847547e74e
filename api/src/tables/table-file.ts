import type { TableFormat } from '@atrium/contract/lists';
import { workbookMedia } from '@atrium/contract/lists';
import { badInput } from '../errors.ts';
import { streamedFile } from '../file-response.ts';
import { wordsOfValues } from './cell-words.ts';
import { csvLine, csvResponse } from './csv.ts';
import { workbook } from './workbook.ts';

export type Cell = string | number;

export interface TableColumn {
  /** By which its words are given; none for what has no values to name. */
  readonly name?: string;
  readonly heading: string;
  /** What a spreadsheet is to take its cells for: a day is YYYY-MM-DD, money is a number of whole units. */
  readonly kind?: 'day' | 'money' | 'number';
  /** In letters. */
  readonly width?: number;
}

interface Table {
  /** Of the file, without what comes after the dot. */
  name: string;
  columns: readonly TableColumn[];
  /** Some rows at a time, so that the size of the table does not matter. */
  batches: AsyncGenerator<readonly (readonly Cell[])[]>;
}

/** Of which kind the file is to be, and what its columns are to be called and its values, if not as they are. */
export interface AskedFile {
  format: TableFormat;
  headings?: readonly string[] | undefined;
  cellWords?: readonly string[] | undefined;
}

/** A table as a file that is sent while it is made. */
export function tableFile({ name, ...table }: Table, { format, headings, cellWords = [] }: AskedFile): Response {
  const columns = withHeadings(table.columns, headings);
  const batches = cellWords.length === 0 ? table.batches : inWords(table, cellWords);
  if (format === 'xlsx') return streamedFile(workbook(columns, batches), workbookMedia, `${name}.xlsx`);
  return csvResponse(csvLines(columns, batches), `${name}.csv`);
}

/** An empty one does not arrive (`readQuery`), and those after it would stand above the wrong columns: so there is one for each. */
function withHeadings(columns: readonly TableColumn[], headings: AskedFile['headings']): readonly TableColumn[] {
  if (!headings) return columns;
  if (headings.length !== columns.length)
    throw badInput([{ path: 'headings', message: 'Give as many headings as there are columns, or none.' }]);
  return columns.map((column, place) => ({ ...column, heading: headings[place] || column.heading }));
}

async function* inWords({ columns, batches }: Omit<Table, 'name'>, cellWords: readonly string[]): Table['batches'] {
  const wording = wordsOfValues(cellWords);
  const words = columns.map(({ name = '' }) => wording.get(name));
  for await (const rows of batches)
    yield rows.map((cells) => cells.map((cell, place) => words[place]?.get(String(cell).toLowerCase()) ?? cell));
}

async function* csvLines(columns: readonly TableColumn[], batches: Table['batches']): AsyncGenerator<string> {
  yield csvLine(columns.map(({ heading }) => heading));
  for await (const rows of batches)
    yield rows.map((cells) => csvLine(cells.map((cell, place) => csvCell(columns[place], cell)))).join('');
}

function csvCell(column: TableColumn | undefined, cell: Cell): Cell {
  return column?.kind === 'money' && typeof cell === 'number' ? cell.toFixed(2) : cell;
}
