import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { notify } from '../notify.tsx';
import type { DataTableProps } from './data-table.types.ts';
import { RowSheet, textsOf } from './row-sheet.tsx';

interface Sheet<Row> {
  /** Another sheet is another number. */
  number: number;
  rows: readonly Row[];
  isForPrint: boolean;
}

/** Prints rows, or copies them for a spreadsheet, as the list shows them: its columns, its words, its numbers. */
export function useRowSheet<Row>(
  table: Pick<DataTableProps<Row>, 'label' | 'columns' | 'rowId'>,
  shown: readonly string[],
) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [sheet, setSheet] = useState<Sheet<Row> | null>(null);
  const columns = shown.flatMap((id) => table.columns.find((column) => column.id === id) ?? []);

  const said = async (text: string, count: number) => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ message: t('table.copied', { count, formatted: number(count) }) });
    } catch {
      notify({ message: t('table.cannotCopy'), tone: 'error' });
    }
  };
  const ready = (paper: HTMLTableElement) => {
    if (!sheet) return;
    if (sheet.isForPrint) {
      // Whatever is printed later is the page again.
      window.addEventListener('afterprint', () => setSheet(null), { once: true });
      window.print();
    } else {
      void said(textsOf(paper), sheet.rows.length);
      setSheet(null);
    }
  };
  const show = (rows: readonly Row[], isForPrint: boolean) =>
    setSheet((before) => ({ number: (before?.number ?? 0) + 1, rows, isForPrint }));
  return {
    print: (rows: readonly Row[]) => show(rows, true),
    copy: (rows: readonly Row[]) => show(rows, false),
    /** To be rendered: it shows on paper alone. */
    sheet: (sheet && (
      <RowSheet
        key={sheet.number}
        label={table.label}
        columns={columns}
        rows={sheet.rows}
        rowId={table.rowId}
        onReady={ready}
      />
    )) satisfies ReactNode,
  };
}
