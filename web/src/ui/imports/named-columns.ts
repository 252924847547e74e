import { separatorLine } from '@atrium/contract/table-imports';

const separators = ['\t', ';', ','] as const;

/** What a person calls the columns, by the names that the server knows. */
export type ColumnLabels = Readonly<Record<string, string>>;

/** A table whose first row may call the columns as the screen does: it then has the names that the server knows. */
export function withServerNames(table: string, labels: ColumnLabels): string {
  const [line = '', named] = separatorLine.exec(table) ?? [];
  const [head = ''] = table.slice(line.length).split(/\r|\n/, 1);
  const names = new Map(Object.entries(labels).map(([name, label]) => [folded(label), name]));
  const separator = named ?? separatorOf(head);
  const cells = head.split(separator).map((cell) => names.get(folded(cell)) ?? cell);
  return line + cells.join(separator) + table.slice(line.length + head.length);
}

/** A first row and those below it, as an example. */
export function exampleOf(labels: ColumnLabels, rows: readonly Readonly<Record<string, string>>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const head = names.map((name) => labels[name] ?? name);
  return [head, ...rows.map((row) => names.map((name) => row[name] ?? ''))].map((cells) => cells.join(',')).join('\n');
}

/** The one that the row has most of. */
function separatorOf(head: string): string {
  const count = (separator: string) => head.split(separator).length;
  return separators.toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

/** Without the quotes around it, the signs that one may leave out, and the mark with which some programs begin a file. */
function folded(heading: string): string {
  return heading
    .replace(/^\ufeff/, '')
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .toLocaleLowerCase()
    .replace(/[\s\p{P}]/gu, '');
}
