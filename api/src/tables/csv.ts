import { streamedFile } from '../file-response.ts';

/** One line of RFC 4180 CSV. */
export function csvLine(values: readonly (string | number)[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = startsFormula(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A spreadsheet would run what begins like this; a phone number such as +49 30 123 is left as it is. */
function startsFormula(text: string): boolean {
  return /^[=@\t\r]/.test(text) || (/^[+-]/.test(text) && !/^[+-][\d\s()./-]*$/.test(text));
}

/** The byte order mark tells Excel that it is UTF-8. */
export function csvResponse(lines: AsyncIterable<string>, fileName: string): Response {
  async function* marked() {
    yield '\ufeff';
    yield* lines;
  }
  return streamedFile(marked(), 'text/csv; charset=utf-8', fileName);
}
