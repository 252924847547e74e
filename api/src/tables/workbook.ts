import { escapedXml } from '../documents/xml.ts';
import { beginningOf } from '../rich-text/plain-text.ts';
import type { Cell, TableColumn } from './table-file.ts';
import { type ZipFile, zip } from './zip.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const start = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** So many rows a sheet holds; what is beyond goes on in another. */
const mostRowsOfSheet = 1_048_576;

/** So many letters a cell holds: Excel takes a file with longer ones for broken. */
const longestText = 32_767;

/** The places of `cellXfs` in the styles below. */
const styles = { plain: 0, heading: 1, day: 2, money: 3 } as const;

/** An Excel workbook of a table (ECMA-376), made while it is sent. What is text stays text: nothing in it is ever a formula. */
export function workbook(
  columns: readonly TableColumn[],
  batches: AsyncGenerator<readonly (readonly Cell[])[]>,
  rowsOfSheet = mostRowsOfSheet,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  return zip(filesOf(columns, batches, rowsOfSheet));
}

async function* filesOf(
  columns: readonly TableColumn[],
  batches: AsyncGenerator<readonly (readonly Cell[])[]>,
  rowsOfSheet: number,
): AsyncGenerator<ZipFile> {
  const rows = new Rows(batches);
  let sheets = 0;
  do {
    sheets += 1;
    yield { name: `xl/worksheets/sheet${sheets}.xml`, texts: sheet(columns, rows, rowsOfSheet) };
  } while (await rows.hasMore());
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
  yield { name: '[Content_Types].xml', texts: [contentTypes(numbers)] };
  yield { name: '_rels/.rels', texts: [relationships([['officeDocument', 'xl/workbook.xml']])] };
  yield { name: 'xl/workbook.xml', texts: [book(numbers)] };
  const parts = numbers.map((number) => ['worksheet', `worksheets/sheet${number}.xml`] as const);
  yield { name: 'xl/_rels/workbook.xml.rels', texts: [relationships([...parts, ['styles', 'styles.xml']])] };
  yield { name: 'xl/styles.xml', texts: [styleSheet] };
}

/** Rows that come in batches, to be taken a few at a time. */
class Rows {
  readonly #batches: AsyncGenerator<readonly (readonly Cell[])[]>;
  #batch: readonly (readonly Cell[])[] = [];

  constructor(batches: AsyncGenerator<readonly (readonly Cell[])[]>) {
    this.#batches = batches;
  }

  async hasMore(): Promise<boolean> {
    while (this.#batch.length === 0) {
      const { done, value } = await this.#batches.next();
      if (done) return false;
      this.#batch = value;
    }
    return true;
  }

  take(most: number): readonly (readonly Cell[])[] {
    const taken = this.#batch.slice(0, most);
    this.#batch = this.#batch.slice(most);
    return taken;
  }
}

async function* sheet(columns: readonly TableColumn[], rows: Rows, rowsOfSheet: number): AsyncGenerator<string> {
  yield `${start}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.map(columnWidth).join('')}</cols><sheetData>`;
  yield row(
    1,
    columns.map(({ heading }, place) => textCell(place, 1, heading, styles.heading)),
  );
  let number = 1;
  while (number < rowsOfSheet && (await rows.hasMore())) {
    const written = rows.take(rowsOfSheet - number).map((cells, index) => {
      const at = number + index + 1;
      return row(
        at,
        cells.map((cell, place) => cellOf(columns[place], place, at, cell)),
      );
    });
    number += written.length;
    yield written.join('');
  }
  yield '</sheetData></worksheet>';
}

function columnWidth({ kind, width }: TableColumn, place: number): string {
  const letters = width ?? (kind === undefined ? 26 : 14);
  return `<col min="${place + 1}" max="${place + 1}" width="${letters}" customWidth="1"/>`;
}

function row(number: number, cells: readonly string[]): string {
  return `<row r="${number}">${cells.join('')}</row>`;
}

function cellOf(column: TableColumn | undefined, place: number, at: number, cell: Cell): string {
  if (cell === '') return '';
  const day = column?.kind === 'day' ? dayNumber(cell) : null;
  if (day !== null) return numberCell(place, at, day, styles.day);
  if (typeof cell === 'number')
    return numberCell(place, at, cell, column?.kind === 'money' ? styles.money : styles.plain);
  return textCell(place, at, cell, styles.plain);
}

function numberCell(place: number, at: number, value: number, style: number): string {
  return `<c r="${letters(place)}${at}" s="${style}"><v>${value}</v></c>`;
}

function textCell(place: number, at: number, text: string, style: number): string {
  return `<c r="${letters(place)}${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapedXml(cellText(text))}</t></is></c>`;
}

/** Cut, and with what looks like one of the format's own escapes, such as `_x000D_`, escaped. */
function cellText(text: string): string {
  const short = text.length > longestText ? `${beginningOf(text, longestText - 1)}…` : text;
  return short.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
}

/**
 * Days are counted from the end of 1899, and as if 1900 had had a 29th of February, which is the 60th. Those before 1900 have no number: they
 * are texts.
 */
function dayNumber(cell: Cell): number | null {
  if (typeof cell !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(cell)) return null;
  const number = (Date.parse(cell) - Date.UTC(1899, 11, 31)) / 86_400_000;
  if (number < 1) return null;
  return number < 60 ? number : number + 1;
}

/** The name of a column: A to Z, then AA. */
function letters(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : letters(Math.floor(place / 26) - 1) + last;
}

function contentTypes(sheets: readonly number[]): string {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const part = (name: string, kind: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${type}.${kind}+xml"/>`;
  return `${start}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook', 'sheet.main')}${part('styles', 'styles')}${sheets.map((number) => part(`worksheets/sheet${number}`, 'worksheet')).join('')}</Types>`;
}

function relationships(targets: readonly (readonly [kind: string, target: string])[]): string {
  const lines = targets.map(
    ([kind, target], place) => `<Relationship Id="r${place + 1}" Type="${relations}/${kind}" Target="${target}"/>`,
  );
  return `${start}<Relationships xmlns="${packaged}/relationships">${lines.join('')}</Relationships>`;
}

function book(sheets: readonly number[]): string {
  const lines = sheets.map((number) => `<sheet name="${number}" sheetId="${number}" r:id="r${number}"/>`);
  return `${start}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${lines.join('')}</sheets></workbook>`;
}

const styleSheet = `${start}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`;
