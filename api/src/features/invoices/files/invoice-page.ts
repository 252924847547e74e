import type { DocumentRow, InvoiceDocument, Labelled } from '@atrium/contract/invoice-document';
import { linesOf, widthOf } from '../../../documents/lines.ts';
import { type Paper, paperHeight, paperWidth, type Style } from '../../../documents/paper.ts';
import { createPause } from '../../../documents/pause.ts';
import type { DrawablePicture } from '../../../documents/pictures.ts';
import { newTag, type Tag } from '../../../documents/tags.ts';

interface InvoiceStyles {
  readonly title: Style;
  readonly heading: Style;
  readonly text: Style;
  readonly quiet: Style;
  readonly strong: Style;
}

const margin = 48;
const width = paperWidth - 2 * margin;
const gap = 24;
/** The second is the wider one: an account number stands in one line beside its name. */
const column = 260;
const firstColumn = width - gap - column;
const secondStart = margin + firstColumn + gap;
const lowest = paperHeight - 64;
const spacing = 1.4;
/** Between the columns of the table. */
const gutter = 10;
/** What a logo is fitted into. */
const logoBox = { width: 170, height: 56 };
/** As large as on a screen. */
const mostPointsPerPixel = 0.75;

/** What is drawn, and how far down the page it has come. */
interface Desk {
  readonly paper: Paper;
  readonly document: InvoiceDocument;
  readonly styles: InvoiceStyles;
  readonly logo: DrawablePicture | null;
  down: number;
}

type Figure = Exclude<keyof DocumentRow, 'item' | 'description'>;
const figures: readonly Figure[] = ['cost', 'quantity', 'discount', 'tax', 'total'];

export async function drawInvoice(
  paper: Paper,
  document: InvoiceDocument,
  styles: InvoiceStyles,
  logo: DrawablePicture | null,
): Promise<void> {
  paper.addPage();
  const desk: Desk = { paper, document, styles, logo, down: margin };
  drawLetterhead(desk);
  drawParties(desk);
  drawDetails(desk);
  await drawTable(desk);
  drawTotals(desk);
  for (const remark of document.remarks) drawRemark(desk, remark);
  drawStub(desk);
  drawFeet(desk);
}

const leading = ({ size }: Style) => size * spacing;

interface Place {
  readonly start: number;
  readonly width: number;
  readonly down: number;
}

/** One line or more, broken to fit; answers how far down they come. */
function write(desk: Desk, text: string, style: Style, place: Place, tag: Tag) {
  let { down } = place;
  for (const line of linesOf(text, style, place.width)) {
    down += leading(style);
    desk.paper.text(line, style, { ...place, down }, tag);
  }
  return down;
}

function drawLetterhead(desk: Desk): void {
  const { paper, document, styles, down } = desk;
  const end = { start: secondStart, width: column, isAtEnd: true };
  const below = drawLogo(desk);
  const party = newTag('P', paper.root);
  let left = write(desk, document.issuer.name, styles.title, { start: margin, width: firstColumn, down: below }, party);
  for (const line of document.issuer.lines) {
    left = write(desk, line, styles.quiet, { start: margin, width: firstColumn, down: left + 1 }, party);
  }
  let right = down + leading(styles.title);
  paper.text(document.title, styles.title, { ...end, down: right }, newTag('H1', paper.root));
  for (const { label, value } of document.dates) {
    right += leading(styles.text) + 1;
    const tag = newTag('P', paper.root);
    const used = widthOf(value, styles.strong) + 8;
    paper.text(label, styles.quiet, { ...end, width: column - used, down: right }, tag);
    paper.text(value, styles.strong, { ...end, down: right }, tag);
  }
  desk.down = Math.max(left, right) + 18;
  paper.rule({ start: margin, width, down: desk.down }, 0.82);
}

/** No larger than its box, nor than it was drawn to be; answers how far down it comes. */
function drawLogo({ paper, document, logo, down }: Desk): number {
  if (!logo) return down;
  const scale = Math.min(logoBox.width / logo.width, logoBox.height / logo.height, mostPointsPerPixel);
  const [wide, high] = [logo.width * scale, logo.height * scale];
  paper.figure({ picture: logo, start: margin, width: wide, height: high, down, alt: document.issuer.name });
  return down + high + 8;
}

function drawParties(desk: Desk): void {
  const { document, styles, paper } = desk;
  const top = desk.down + 10;
  const { recipient, payment } = document;
  let left = write(
    desk,
    recipient.label,
    styles.quiet,
    { start: margin, width: firstColumn, down: top },
    newTag('H2', paper.root),
  );
  const tag = newTag('P', paper.root);
  left = write(desk, recipient.name, styles.strong, { start: margin, width: firstColumn, down: left + 3 }, tag);
  for (const line of recipient.lines)
    left = write(desk, line, styles.text, { start: margin, width: firstColumn, down: left }, tag);
  const start = secondStart;
  const right = write(desk, payment.label, styles.quiet, { start, width: column, down: top }, newTag('H2', paper.root));
  desk.down = Math.max(left, drawPairs(desk, payment.rows, { start, width: column, down: right + 3 })) + 24;
}

/** Across the page, and on the next where there is no room: what somebody writes into a field of their own may be long. */
function drawDetails(desk: Desk): void {
  const { details } = desk.document;
  if (details.length === 0) return;
  const style = desk.styles.text;
  const labels = Math.min(width * 0.4, Math.max(...details.map(({ label }) => widthOf(label, style))));
  const value = { start: margin + labels + 12, width: width - labels - 12 };
  desk.down -= 10;
  for (const detail of details) {
    const lines = Math.max(
      linesOf(detail.label, style, labels).length,
      linesOf(detail.value, style, value.width).length,
    );
    makeRoom(desk, lines * leading(style));
    const { down } = desk;
    const tag = newTag('P', desk.paper.root);
    const beside = write(desk, detail.label, style, { start: margin, width: labels, down }, tag);
    desk.down = Math.max(beside, write(desk, detail.value, style, { ...value, down }, tag));
  }
  desk.down += 14;
}

/** Labels, and beside them what they are of. */
function drawPairs(desk: Desk, pairs: readonly Labelled[], place: Place): number {
  const { styles, paper } = desk;
  const { start } = place;
  const labels = Math.max(0, ...pairs.map(({ label }) => widthOf(label, styles.text))) + 12;
  let { down } = place;
  for (const [index, { label, value }] of pairs.entries()) {
    const tag = newTag('P', paper.root);
    paper.text(label, styles.text, { start, width: labels, down: down + leading(styles.text) }, tag);
    const style = index === 0 ? styles.strong : styles.text;
    down = write(desk, value, style, { start: start + labels, width: place.width - labels, down }, tag);
  }
  return down;
}

interface Columns {
  readonly item: number;
  readonly figures: readonly { readonly key: Figure; readonly start: number; readonly width: number }[];
}

/** Figures take what the longest of them takes, and what is bought takes the rest. */
function columnsOf({ document, styles }: Desk): Columns {
  const shown = figures.filter((key) => document.head[key] !== '');
  const widths = shown.map((key) =>
    Math.max(widthOf(document.head[key], styles.quiet), ...document.rows.map((row) => widthOf(row[key], styles.text))),
  );
  const used = widths.reduce((sum, own) => sum + own + gutter, 0);
  let start = margin + width - used;
  const placed = shown.map((key, index) => {
    const own = widths[index] ?? 0;
    const at = start + gutter;
    start = at + own;
    return { key, start: at, width: own };
  });
  return { item: width - used, figures: placed };
}

async function drawTable(desk: Desk): Promise<void> {
  const columns = columnsOf(desk);
  const table = newTag('Table', desk.paper.root);
  drawHead(desk, columns, newTag('TR', table));
  const pause = createPause();
  for (const row of desk.document.rows) {
    drawRow(desk, row, columns, newTag('TR', table));
    await pause();
  }
  desk.down += 6;
}

/** Repeated on each page for the eye alone. */
function drawHead(desk: Desk, columns: Columns, row: Tag | null): void {
  const { paper, styles, document } = desk;
  const cell = () => row && newTag('TH', row);
  const down = desk.down + leading(styles.quiet);
  paper.text(document.head.item, styles.quiet, { start: margin, width: columns.item, down }, cell());
  for (const { key, ...place } of columns.figures) {
    paper.text(document.head[key], styles.quiet, { ...place, down, isAtEnd: true }, cell());
  }
  desk.down = down + 6;
  paper.rule({ start: margin, width, down: desk.down }, 0.55);
}

function drawRow(desk: Desk, row: DocumentRow, columns: Columns, tag: Tag): void {
  const { styles, paper } = desk;
  const lines = linesOfRow(desk, row, columns);
  const height = lines.reduce((sum, { style }) => sum + leading(style), 0) + 12;
  if (height < paperHeight / 3) makeRoom(desk, height, columns);
  desk.down += 6;
  makeRoom(desk, leading(styles.strong), columns);
  const first = { page: paper.pageCount, down: desk.down + leading(styles.strong) };
  const cell = newTag('TD', tag);
  for (const { line, style } of lines) {
    makeRoom(desk, leading(style), columns);
    desk.down += leading(style);
    paper.text(line, style, { start: margin, width: columns.item, down: desk.down }, cell);
  }
  // Last, so that whoever copies the page has them after what they are of.
  paper.turnTo(first.page);
  for (const { key, ...place } of columns.figures) {
    paper.text(row[key], styles.text, { ...place, down: first.down, isAtEnd: true }, newTag('TD', tag));
  }
  paper.turnTo(paper.pageCount);
  desk.down += 6;
  paper.rule({ start: margin, width, down: desk.down }, 0.9);
}

function linesOfRow({ styles }: Desk, { item, description }: DocumentRow, columns: Columns) {
  const broken = (text: string, style: Style) =>
    text === '' ? [] : linesOf(text, style, columns.item).map((line) => ({ line, style }));
  return [...broken(item, styles.strong), ...broken(description, styles.quiet)];
}

/** Goes on at the top of the next page when there is too little left of this one, with the table's head if that is what is drawn. */
function makeRoom(desk: Desk, height: number, columns?: Columns): void {
  if (desk.down + height <= lowest) return;
  desk.paper.addPage();
  desk.down = margin;
  if (columns) drawHead(desk, columns, null);
}

function drawTotals(desk: Desk): void {
  const { document, styles, paper } = desk;
  const line = leading(styles.text) + 4;
  const height = document.totals.length * line + 8;
  if (height < paperHeight / 3) makeRoom(desk, height);
  const start = secondStart;
  for (const { label, value, isStrong } of document.totals) {
    makeRoom(desk, line);
    desk.down += line;
    const style = isStrong ? styles.strong : styles.text;
    const tag = newTag('P', paper.root);
    if (isStrong) paper.rule({ start, width: column, down: desk.down - line + 4 }, 0.82);
    paper.text(label, style, { start, width: column, down: desk.down }, tag);
    paper.text(value, style, { start, width: column, down: desk.down, isAtEnd: true }, tag);
  }
}

function drawRemark(desk: Desk, { label, value }: Labelled): void {
  const { styles, paper } = desk;
  desk.down += 14;
  makeRoom(desk, 3 * leading(styles.text));
  const heading = newTag('H2', paper.root);
  desk.down = write(desk, label, styles.quiet, { start: margin, width, down: desk.down }, heading);
  const tag = newTag('P', paper.root);
  for (const line of linesOf(value, styles.text, width)) {
    makeRoom(desk, leading(styles.text));
    desk.down += leading(styles.text);
    paper.text(line, styles.text, { start: margin, width, down: desk.down }, tag);
  }
}

function drawStub(desk: Desk): void {
  const { document, styles, paper } = desk;
  if (!document.stub) return;
  const { label, rows } = document.stub;
  makeRoom(desk, (rows.length + 3) * leading(styles.text) + 60);
  desk.down += 28;
  paper.rule({ start: margin, width, down: desk.down, isDashed: true }, 0.55);
  const heading = newTag('H2', paper.root);
  desk.down = write(desk, label, styles.quiet, { start: margin, width, down: desk.down + 10 }, heading);
  desk.down = drawPairs(desk, rows, { start: margin, width: column, down: desk.down + 3 });
  paper.rule({ start: margin + column / 2, width: column / 2, down: desk.down + 2 }, 0.55);
}

function drawFeet({ paper, document, styles }: Desk): void {
  const place = { start: margin, width, down: paperHeight - 36 };
  for (let page = 1; page <= paper.pageCount; page += 1) {
    paper.turnTo(page);
    paper.text(`${document.issuer.name} · ${document.title}`, styles.quiet, place, null);
    paper.text(document.page(page, paper.pageCount), styles.quiet, { ...place, isAtEnd: true }, null);
  }
}
