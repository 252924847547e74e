import {
  beginText,
  concatTransformationMatrix,
  drawObject,
  endMarkedContent,
  endText,
  moveText,
  type PDFDocument,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setFillingRgbColor,
  setFontAndSize,
  showText,
} from '@cantoo/pdf-lib';
import { type Direction, directionOf, type Run, visualRuns } from './bidi.ts';
import type { Letters } from './letters.ts';
import type { DrawablePicture } from './pictures.ts';
import { newFigure, newTag, type Tag, writeTags } from './tags.ts';

export const paperWidth = 595.28;
export const paperHeight = 841.89;

export interface Style {
  readonly letters: Letters;
  readonly size: number;
  /** From 0, black, to 1, white. */
  readonly grey: number;
}

interface Place {
  /** From where reading begins: the left of the page, or its right in Arabic. */
  readonly start: number;
  readonly width: number;
  /** From the top of the page to the line that letters stand on. */
  readonly down: number;
  readonly isAtEnd?: boolean;
}

/** A picture in its size on paper, from its top. What is said in its place is `alt`. */
interface Figure extends Pick<Place, 'start' | 'width' | 'down'> {
  readonly picture: DrawablePicture;
  readonly height: number;
  readonly alt: string;
}

type Rule = Pick<Place, 'start' | 'width' | 'down'> & { isDashed?: boolean };

/** Pages to draw on. Everything on them has a tag, or is marked as something that nobody has to hear of. */
export interface Paper {
  readonly root: Tag;
  readonly pageCount: number;
  addPage(): void;
  /** One line of text, as it was broken. */
  text(line: string, style: Style, place: Place, tag: Tag | null): void;
  rule(place: Rule, grey: number): void;
  figure(figure: Figure): void;
  /** Goes back to a page, for what only its end tells. */
  turnTo(page: number): void;
  finish(): void;
}

export function openPaper(pdf: PDFDocument, direction: Direction): Paper {
  const root = newTag('Document');
  const sheets: Sheet[] = [];
  let current: Sheet | undefined;

  function sheet(): Sheet {
    if (!current) throw new Error('There is no page to draw on.');
    return current;
  }

  return {
    root,
    get pageCount() {
      return sheets.length;
    },
    addPage() {
      current = newSheet(pdf, sheets.length);
      sheets.push(current);
    },
    text: (line, style, place, tag) => writeLine(sheet(), laidOut(line, style, place, direction), style, tag),
    rule: (place, grey) => drawRule(sheet(), place, direction, grey),
    figure: (figure) => drawFigure(pdf, sheet(), figure, direction, root),
    turnTo(number) {
      current = sheets[number - 1];
    },
    finish() {
      writeTags(
        pdf,
        root,
        sheets.map(({ page }) => page.ref),
      );
    },
  };
}

/** A page, and what is known of what is on it. */
interface Sheet {
  readonly page: PDFPage;
  readonly fonts: Map<string, PDFName>;
  /** How many parts of it have a tag. */
  marks: number;
}

function newSheet(pdf: PDFDocument, number: number): Sheet {
  const page = pdf.addPage([paperWidth, paperHeight]);
  page.node.set(PDFName.of('StructParents'), PDFNumber.of(number));
  page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
  return { page, fonts: new Map(), marks: 0 };
}

/** A part of a line that goes in one direction, and where it begins, from the left and from below. */
interface PlacedRun {
  readonly run: Run;
  readonly x: number;
  readonly y: number;
}

function laidOut(line: string, { letters, size }: Style, place: Place, direction: Direction): PlacedRun[] {
  const { start, width, down, isAtEnd = false } = place;
  const runs = visualRuns(letters.known(line), directionOf(line)).map((run) => ({
    run,
    width: letters.width(run, size),
  }));
  const used = runs.reduce((sum, run) => sum + run.width, 0);
  const fromStart = start + (isAtEnd ? width - used : 0);
  let next = direction === 'rtl' ? paperWidth - fromStart - used : fromStart;
  return runs.map(({ run, width: runWidth }) => {
    const x = next;
    next += runWidth;
    return { run, x, y: paperHeight - down };
  });
}

function writeLine(sheet: Sheet, runs: readonly PlacedRun[], { letters, size, grey }: Style, tag: Tag | null): void {
  const operators = [begin(sheet, tag), setFillingRgbColor(grey, grey, grey)];
  for (const { run, x, y } of runs) {
    operators.push(beginText(), setFontAndSize(fontOf(sheet, letters), size), moveText(x, y));
    operators.push(showText(letters.encode(run)), endText());
  }
  sheet.page.pushOperators(...operators, endMarkedContent());
}

function begin(sheet: Sheet, tag: Tag | null): PDFOperator {
  if (!tag) return PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]);
  const id = sheet.marks;
  sheet.marks += 1;
  tag.children.push({ page: sheet.page.ref, id });
  return PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of(tag.name), `<</MCID ${id}>>`]);
}

function fontOf({ page, fonts }: Sheet, { font }: Letters): PDFName {
  const name = fonts.get(font.name) ?? page.node.newFontDictionary(font.name, font.ref);
  fonts.set(font.name, name);
  return name;
}

function drawRule(sheet: Sheet, { start, width, down, isDashed = false }: Rule, direction: Direction, grey: number) {
  const left = leftOf({ start, width }, direction);
  const y = paperHeight - down;
  sheet.page.pushOperators(begin(sheet, null));
  sheet.page.drawLine({
    start: { x: left, y },
    end: { x: left + width, y },
    thickness: 0.5,
    color: rgb(grey, grey, grey),
    ...(isDashed ? { dashArray: [3, 3] } : {}),
  });
  sheet.page.pushOperators(endMarkedContent());
}

function leftOf({ start, width }: Pick<Place, 'start' | 'width'>, direction: Direction): number {
  return direction === 'rtl' ? paperWidth - start - width : start;
}

function drawFigure(pdf: PDFDocument, sheet: Sheet, figure: Figure, direction: Direction, root: Tag): void {
  const { picture, width, height, down, alt } = figure;
  const left = leftOf(figure, direction);
  const bottom = paperHeight - down - height;
  const tag = newFigure({ alt, box: [left, bottom, left + width, bottom + height] }, root);
  const name = sheet.page.node.newXObject('Picture', embed(pdf, picture));
  sheet.page.pushOperators(
    ...[begin(sheet, tag), pushGraphicsState(), concatTransformationMatrix(width, 0, 0, height, left, bottom)],
    ...[drawObject(name), popGraphicsState(), endMarkedContent()],
  );
}

function embed({ context }: PDFDocument, { width, height, bytes, packing, isGrey }: DrawablePicture): PDFRef {
  const fields = {
    ...{ Type: 'XObject', Subtype: 'Image', Width: width, Height: height },
    ...{ BitsPerComponent: 8, ColorSpace: isGrey ? 'DeviceGray' : 'DeviceRGB' },
  };
  if (packing === 'none') return context.register(context.flateStream(bytes, fields));
  return context.register(context.stream(bytes, { ...fields, Filter: 'DCTDecode' }));
}
