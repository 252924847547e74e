import { separatorLine } from '@atrium/contract/table-imports';
import Papa from 'papaparse';

/** The cells of a text of rows: RFC 4180, with the separator that a line before them names, or whichever of comma, semicolon and tab the first row has most. */
export function readCsv(text: string): string[][] {
  const [line = '', named] = separatorLine.exec(text) ?? [];
  const source = text.slice(line.length).replace(/\r\n?/g, '\n');
  const { data } = Papa.parse<string[]>(source, { delimiter: named ?? separatorOf(source), newline: '\n' });
  return data.map((row) => row.map(plain));
}

function separatorOf(source: string): string {
  const [head = ''] = source.split('\n', 1);
  const count = (separator: string) => head.split(separator).length;
  return ['\t', ';', ','].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

/** An export puts an apostrophe before what a spreadsheet would run. */
function plain(cell: string): string {
  return cell.trim().replace(/^'(?=[=@+-])/, '');
}
