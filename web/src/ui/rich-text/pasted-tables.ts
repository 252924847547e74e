import { Extension } from '@tiptap/core';

/** What makes a row more than one line. */
const blocks = 'ul, ol, blockquote, pre, hr, h1, h2, h3, h4, h5, h6, [data-line]';

/** A text has no tables: of those that are pasted each row is a line, with its cells apart. */
export const PastedTables = Extension.create({
  name: 'pastedTables',
  transformPastedHTML: (html) => (/<table\b/i.test(html) ? withoutTables(html) : html),
});

function withoutTables(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // What stands in the cells of another comes before it.
  for (const table of [...body.querySelectorAll('table')].reverse())
    table.replaceWith(...(table.caption?.childNodes ?? []), ...[...table.rows].flatMap(linesOf));
  return body.innerHTML;
}

/** Tables that lay out a page have one cell in a row, or whole texts in their cells, which stay as they are. */
function linesOf({ cells }: HTMLTableRowElement): HTMLElement[] {
  const all = [...cells];
  if (all.length > 1 && !all.some((cell) => cell.querySelector(blocks))) return [lineOf(all)];
  return all.map((cell) => filled('div', ...cell.childNodes));
}

function lineOf(cells: readonly HTMLTableCellElement[]): HTMLElement {
  const line = filled('p', ...cells.flatMap((cell, index) => [index === 0 ? '' : ' | ', ...wordsOf(cell)]));
  line.dataset.line = '';
  return line;
}

/** In one line, whatever it was set in. */
function wordsOf(cell: HTMLTableCellElement): ChildNode[] {
  for (const part of [...cell.querySelectorAll('p, div, br')]) part.replaceWith(' ', ...part.childNodes, ' ');
  return [...cell.childNodes];
}

function filled(name: 'div' | 'p', ...content: (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  element.append(...content);
  return element;
}
