import type { TableFormat } from '@atrium/contract/lists';
import type { ReactNode } from 'react';
import type { LayoutColumn } from './column-layout.ts';
import type { ExportedColumn } from './exported-columns.ts';
import type { ListState } from './list-search.ts';

export interface DataColumn<Row> extends LayoutColumn {
  header: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** In pixels; columns that nobody made wider share what room is left. */
  width?: number;
  align?: 'end';
  /** Where the cell stands when rows are cards, on narrow screens: `plain` needs no name, a `detail` (the usual) has one. */
  card?: 'heading' | 'plain' | 'detail' | 'none';
  /** The columns of the export that this one shows, with what they are called there; itself when left out. */
  exports?: Readonly<Record<string, string>>;
  /** How their values read where those are words: by the column of the export and the value. */
  words?: Readonly<Record<string, CellWords>>;
}

/** How values read, by the value. */
export type CellWords = Readonly<Record<string, string>>;

export interface DataFilter {
  /** The parameter of the address. */
  id: string;
  label: string;
  /** `detail` stands beside a choice, such as how many rows it would show. */
  options: readonly { value: string; label: string; detail?: string | undefined }[];
  /** Where there are too many to show them all: what is typed finds them. */
  search?: { typed: string; onType: (typed: string) => void; nothing: string };
}

/** What the server answered, and how it is getting on. */
export interface DataAnswer<Row> {
  rows: readonly Row[] | undefined;
  total: number | undefined;
  isFetching: boolean;
  /** The rows are those of the page before, until the new ones are here. */
  isPrevious: boolean;
  error: unknown;
  retry: () => void;
}

export interface RowAction {
  id: string;
  label: string;
  icon: ReactNode;
  isDanger?: boolean;
  onSelect: () => void;
}

export interface BulkAction<Row> {
  id: string;
  label: string;
  icon: ReactNode;
  isDanger?: boolean;
  onSelect: (rows: readonly Row[], clear: () => void) => void;
  /** Does it to all rows that match, on whatever page: they are so many. Left out where that cannot be done. */
  onSelectMatching?: (total: number, clear: () => void) => void;
}

export interface DataExport<Row> {
  /** The name of the file, without what comes after the dot. */
  fileName: string;
  load: (columns: readonly ExportedColumn[], signal: AbortSignal, format: TableFormat) => Promise<Response>;
  /** A page of a hundred rows as the list is filtered and sorted, for what is printed or copied as it is shown. */
  rows: (page: number, signal: AbortSignal) => Promise<readonly Row[]>;
}

export type ChangeList = (patch: Readonly<Record<string, unknown>>, options?: ListChange) => void;

interface ListChange {
  /** The address before is not one to go back to. */
  replace?: boolean;
  /** Closes what the address has open: Back does not open it again. */
  closes?: boolean;
}

export interface DataTableProps<Row> {
  /** Names the list for saved views and for what this browser remembers. */
  list: string;
  /** What the table is called, for who cannot see where it stands. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => number;
  /** What a row is called: "Select Mira Okafor". */
  rowLabel: (row: Row) => string;
  answer: DataAnswer<Row>;
  state: ListState & Readonly<Record<string, unknown>>;
  onChange: ChangeList;
  /** What the search box says it searches; without it there is none. */
  searchLabel?: string;
  filters?: readonly DataFilter[];
  /** Said when there is nothing at all. */
  empty: ReactNode;
  onOpen?: (row: Row) => void;
  /** A click anywhere on a row opens it. */
  opensOnClick?: boolean;
  /** The row that is open beside the table. */
  openId?: number | null;
  onDelete?: (row: Row) => void;
  rowActions?: (row: Row) => readonly RowAction[];
  bulkActions?: readonly BulkAction<Row>[];
  export?: DataExport<Row>;
  /** What a row shows below itself, once it is opened up. */
  expand?: (row: Row) => ReactNode;
  /** What the table's parameters begin with in the address, where several tables stand on one page. */
  prefix?: string;
  pageSizes?: readonly number[];
  hasSavedViews?: boolean;
  /** Loads a page that is likely to be wanted next. */
  prefetch?: (page: number) => void;
}
