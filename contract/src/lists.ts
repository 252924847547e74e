import * as z from 'zod/mini';
import { anyOfParameter, flagParameter, numberParameter, text } from './text.ts';

/** `allData` of the specification's lists holds this many rows at most; what is beyond is for the export. */
export const allDataLimit = 1_000;

export const sortDirections = ['asc', 'desc'] as const;
export type SortDirection = (typeof sortDirections)[number];

/** The parameters that each list has. An empty parameter counts as an absent one. */
export const listParameters = {
  q: z._default(text(200), ''),
  page: z._default(numberParameter(z.gte(1, 'Pages count from 1.'), z.lte(1_000_000_000)), 1),
  perPage: z._default(numberParameter(z.gte(1, 'Ask for 1 to 100 rows.'), z.lte(100, 'Ask for 1 to 100 rows.')), 10),
  sort: z._default(z.enum(sortDirections), 'asc'),
  /** Of lists that the specification gives an `allData`: whether to send it. */
  allData: z._default(flagParameter(), true),
};

/** What a list can be exported as. */
export const tableFormats = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof tableFormats)[number];
export const tableFormat = () => z._default(z.enum(tableFormats), 'csv');

/** How a value of a column reads. */
const cellWord = () =>
  text(200).check(z.regex(/^\w+:[^=]+=./s, 'Say how a value reads, such as status:active=Active.'));

const mostCellWords = 200;

/**
 * What the columns of a file are called, in their order and all of them or none, and how the values of its cells read (`status:active=Aktiv`), in
 * whatever language somebody reads it. Those left out are as they are in English.
 */
export const tableWording = {
  headings: z.optional(anyOfParameter(text(100))),
  cellWords: z.optional(anyOfParameter(cellWord(), mostCellWords)),
};

/** The same of a file that is imported, whose cells may have those words. */
export const givenCellWords = () => z._default(z.array(cellWord()).check(z.maxLength(mostCellWords)), []);

export const workbookMedia = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
