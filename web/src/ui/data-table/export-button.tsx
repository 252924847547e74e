import type { TableFormat } from '@atrium/contract/lists';
import { Loader, Menu } from '@mantine/core';
import { IconClipboard, IconDownload, IconFileSpreadsheet, IconFileTypeCsv, IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { useFormat } from '../format.ts';
import { LazyMenu } from '../lazy-menu.tsx';
import { notify } from '../notify.tsx';
import { allRows, mostOnPaper } from './all-rows.ts';
import type { DataExport, DataTableProps } from './data-table.types.ts';
import { download, isAborted } from './download.ts';
import { exportedColumns } from './exported-columns.ts';
import { ToolButton } from './tool-button.tsx';
import classes from './toolbar.module.css';
import { useRowSheet } from './use-row-sheet.tsx';

interface ExportButtonProps<Row> {
  source: DataExport<Row>;
  table: DataTableProps<Row>;
  /** The shown columns, in their order. */
  shown: readonly string[];
  total: number;
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** Hands out what the list shows: all its pages, filtered and sorted as they are, with the columns as they stand. */
export function ExportButton<Row>({ source, table, shown, total }: ExportButtonProps<Row>) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { sheet, print, copy } = useRowSheet(table, shown);
  const { isRunning, run, stop } = useStoppable();
  const columns = exportedColumns(table, shown);

  const save = (format: TableFormat) =>
    run(async (signal) => {
      await download(`${source.fileName}.${format}`, total, (stopped) => source.load(columns, stopped, format), signal);
      notify({ message: t('table.exported', { count: total, formatted: number(total) }) });
    });
  const withAll = (use: (rows: readonly Row[]) => void) =>
    run(async (signal) => {
      if (total > mostOnPaper) {
        notify({ message: t('table.tooManyForPaper', { formatted: number(mostOnPaper) }), tone: 'info' });
        return;
      }
      use(await allRows(source.rows, total, signal));
    });

  if (isRunning) {
    return (
      <ToolButton label={t('table.stopExport')} isBusy onClick={stop}>
        <Loader size={16} />
      </ToolButton>
    );
  }
  const item = (key: string, symbol: ReactNode, onClick: () => void) => (
    <Menu.Item key={key} leftSection={symbol} disabled={total === 0} onClick={onClick}>
      {t(`table.exports.${key}`)}
    </Menu.Item>
  );
  return (
    <>
      <LazyMenu
        label={t('table.export')}
        icon={<IconDownload size={18} stroke={1.5} aria-hidden />}
        className={classes.tool}
      >
        {() => [
          item('csv', <IconFileTypeCsv {...icon} />, () => save('csv')),
          item('xlsx', <IconFileSpreadsheet {...icon} />, () => save('xlsx')),
          item('print', <IconPrinter {...icon} />, () => withAll(print)),
          item('copy', <IconClipboard {...icon} />, () => withAll(copy)),
        ]}
      </LazyMenu>
      {sheet}
    </>
  );
}

/** Does one thing at a time, which can be stopped; what goes wrong is said. */
function useStoppable() {
  const running = useRef<AbortController>(undefined);
  const [isRunning, setIsRunning] = useState(false);
  const start = async (work: (signal: AbortSignal) => Promise<void>) => {
    const stop = new AbortController();
    running.current = stop;
    setIsRunning(true);
    try {
      await work(stop.signal);
    } catch (error) {
      if (!isAborted(error)) notify({ message: messageOf(error), tone: 'error' });
    } finally {
      setIsRunning(false);
    }
  };
  return {
    isRunning,
    run: (work: (signal: AbortSignal) => Promise<void>) => void start(work),
    stop: () => running.current?.abort(),
  };
}
