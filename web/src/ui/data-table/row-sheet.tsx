import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLatest } from '../use-latest.ts';
import type { DataColumn } from './data-table.types.ts';
import classes from './row-sheet.module.css';

interface RowSheetProps<Row> {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => number;
  /** Is told once it is drawn. */
  onReady: (table: HTMLTableElement) => void;
}

/** Rows on paper: nothing else of the page is printed while it is here, and on the screen it is not to be seen. */
export function RowSheet<Row>({ label, columns, rows, rowId, onReady }: RowSheetProps<Row>) {
  const table = useRef<HTMLTableElement>(null);
  const latest = useLatest(onReady);
  useEffect(() => {
    if (table.current) latest.current(table.current);
  }, [latest]);
  return createPortal(
    <div className={classes.sheet} aria-hidden>
      <h1 className={classes.title}>{label}</h1>
      <table ref={table} className={classes.table}>
        <thead>
          <tr>
            {columns.map(({ id, header }) => (
              <th key={id}>{header}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)}>
              {columns.map(({ id, align, cell }) => (
                <td key={id} data-align={align}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}

/** The cells as they read, with tabs between them: what a spreadsheet takes for cells when it is pasted. */
export function textsOf(table: HTMLTableElement): string {
  const lines = [...table.rows].map((row) => [...row.cells].map((cell) => cellText(cell)).join('\t'));
  return lines.join('\n');
}

/** A spreadsheet would run what begins like a formula; an amount below zero or a telephone number is none. */
function cellText(cell: HTMLElement): string {
  const text = readable(cell).replace(/\s+/g, ' ').trim();
  const isFormula = /^[=@]/.test(text) || (/^[+-]/.test(text) && !/^[+-][\p{Sc}\d\s().,/-]*$/u.test(text));
  return isFormula ? `'${text}` : text;
}

/** Without what is only there to be seen, such as initials on a colour. */
function readable(node: Node): string {
  if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return '';
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  const children = [...node.childNodes];
  // Where a word may be broken, it is still one.
  const isOneWord = children.some(({ nodeName }) => nodeName === 'WBR');
  return children
    .map(readable)
    .filter(Boolean)
    .join(isOneWord ? '' : ' ');
}
