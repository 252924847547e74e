import {
  beginText,
  endMarkedContent,
  endText,
  moveText,
  type PDFDocument,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  rgb,
  setFillingRgbColor,
  setFontAndSize,
  showText,
} from '@cantoo/pdf-lib';
import { type Direction, directionOf, visualRuns } from './bidi.ts';
import type { Letters } from './letters.ts';
import { newTag, type Tag, writeTags } from './tags.ts';

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

/** Pages to draw on. Everything on them has a tag, or is marked as something that nobody has to hear of. */
export interface Paper {
  readonly root: Tag;
  readonly pageCount: number;
  addPage(): void;
  /** One line of text, as it was broken. */
  text(line: string, style: Style, place: Place, tag: Tag | null): void;
  rule(place: Pick<Place, 'start' | 'width' | 'down'> & { isDashed?: boolean }, grey: number): void;
  /** Goes back to a page, for what only its end tells. */
  turnTo(page: number): void;
  finish(): void;
}

export function openPaper(pdf: PDFDocument, direction: Direction): Paper {
  const root = newTag('Document');
  const pages: PDFPage[] = [];
  const fonts = new Map<string, PDFName>();
  const marks: number[] = [];
  let current = -1;

  function page(): PDFPage {
    const found = pages[current];
    if (!found) throw new Error('There is no page to draw on.');
    return found;
  }

  function fontOf({ font }: Letters): PDFName {
    const key = `${current} ${font.name}`;
    const name = fonts.get(key) ?? page().node.newFontDictionary(font.name, font.ref);
    fonts.set(key, name);
    return name;
  }

  function begin(tag: Tag | null): PDFOperator {
    if (!tag) return PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]);
    const id = marks[current] ?? 0;
    marks[current] = id + 1;
    tag.children.push({ page: page().ref, id });
    return PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of(tag.name), `<</MCID ${id}>>`]);
  }

  return {
    root,
    get pageCount() {
      return pages.length;
    },
    addPage() {
      const added = pdf.addPage([paperWidth, paperHeight]);
      added.node.set(PDFName.of('StructParents'), PDFNumber.of(pages.length));
      added.node.set(PDFName.of('Tabs'), PDFName.of('S'));
      pages.push(added);
      current = pages.length - 1;
    },
    text(line, { letters, size, grey }, { start, width, down, isAtEnd = false }, tag) {
      const runs = visualRuns(letters.known(line), directionOf(line)).map((run) => ({
        run,
        width: letters.width(run, size),
      }));
      const used = runs.reduce((sum, run) => sum + run.width, 0);
      const fromStart = start + (isAtEnd ? width - used : 0);
      let x = direction === 'rtl' ? paperWidth - fromStart - used : fromStart;
      const operators = [begin(tag), setFillingRgbColor(grey, grey, grey)];
      for (const { run, width: runWidth } of runs) {
        operators.push(beginText(), setFontAndSize(fontOf(letters), size), moveText(x, paperHeight - down));
        operators.push(showText(letters.encode(run)), endText());
        x += runWidth;
      }
      page().pushOperators(...operators, endMarkedContent());
    },
    rule({ start, width, down, isDashed = false }, grey) {
      const left = direction === 'rtl' ? paperWidth - start - width : start;
      const y = paperHeight - down;
      page().pushOperators(begin(null));
      page().drawLine({
        start: { x: left, y },
        end: { x: left + width, y },
        thickness: 0.5,
        color: rgb(grey, grey, grey),
        ...(isDashed ? { dashArray: [3, 3] } : {}),
      });
      page().pushOperators(endMarkedContent());
    },
    turnTo(number) {
      current = number - 1;
    },
    finish() {
      writeTags(
        pdf,
        root,
        pages.map(({ ref }) => ref),
      );
    },
  };
}
