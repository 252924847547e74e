import * as z from 'zod/mini';
import { givenCellWords } from './lists.ts';
import { id } from './text.ts';

/** So many rows are read at once. */
export const mostImportedRows = 500;

/** For Excel a file may begin with a line that names its separator, which is the group here, and is no row. */
export const separatorLine = /^\ufeff?"?sep=([^\r\n"])"?[;,\t]*(?:\r\n?|\n|$)/i;

export const TableToImport = z.object({
  csv: z.string().check(
    z.minLength(1, 'Paste the rows, or choose a file.'),
    z.maxLength(500_000, 'This is too much at once: import it in parts.'),
    z.refine((value) => value.isWellFormed() && !value.includes('\u0000'), 'This file is not a text.'),
  ),
  /** How the values of its cells read, beside how they are called here: `category:lighting=Licht`. */
  cellWords: givenCellWords(),
});
export type TableToImport = z.infer<typeof TableToImport>;

export const TableImport = z.object({
  ...TableToImport.shape,
  /** Imports the others when some rows are refused; without it none is imported. */
  leavesOutRefused: z._default(z.boolean(), false),
});
export type TableImport = z.infer<typeof TableImport>;

/** What a row of the file comes to. `row` counts as a spreadsheet does, with the headings as the first. */
export const ImportedRow = z.object({
  row: z.int(),
  name: z.string(),
  action: z.enum(['add', 'change', 'same', 'refused']),
  /** What it changes. */
  id: z.nullable(id()),
  /** What it says, as it was understood: money in cents, days as YYYY-MM-DD. What is refused stands among the errors instead. */
  values: z.array(z.object({ column: z.string(), value: z.union([z.string(), z.number(), z.boolean()]) })),
  errors: z.array(z.object({ column: z.string(), message: z.string() })),
});
export type ImportedRow = z.infer<typeof ImportedRow>;

export const ImportPreview = z.object({ rows: z.array(ImportedRow) });
export type ImportPreview = z.infer<typeof ImportPreview>;

/** `changeId` undoes all of it; null when nothing was changed. */
export const ImportOutcome = z.object({
  added: z.int(),
  changed: z.int(),
  leftOut: z.int(),
  changeId: z.nullable(id()),
});
export type ImportOutcome = z.infer<typeof ImportOutcome>;
