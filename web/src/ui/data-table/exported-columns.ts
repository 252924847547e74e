import type { DataTableProps } from './data-table.types.ts';

/** A column of a file: its name for the server, and for whoever reads it. */
export interface ExportedColumn {
  id: string;
  heading: string;
}

/** Each column of the export once, though two columns of the list may show it. */
export function exportedColumns<Row>({ columns }: DataTableProps<Row>, shown: readonly string[]): ExportedColumn[] {
  const exported = shown.flatMap((id) => {
    const column = columns.find((each) => each.id === id);
    return column ? Object.entries(column.exports ?? { [id]: column.header }) : [];
  });
  return [...new Map(exported)].map(([id, heading]) => ({ id, heading }));
}

/** What the server is asked for, of those that it knows. */
export function askedColumns<Name extends string>(exported: readonly ExportedColumn[], names: readonly Name[]) {
  const known = exported.flatMap(({ id, heading }) => {
    const name = names.find((each) => each === id);
    return name === undefined ? [] : [{ name, heading }];
  });
  return { columns: known.map(({ name }) => name), headings: known.map(({ heading }) => heading) };
}
