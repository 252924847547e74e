import { Loader } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { useFormat } from '../format.ts';
import { notify } from '../notify.tsx';
import type { DataExport } from './data-table.types.ts';
import { download, isAborted } from './download.ts';
import { ToolButton } from './tool-button.tsx';

interface ExportButtonProps {
  source: DataExport;
  /** The shown columns, in their order. */
  columns: () => string[];
  total: number;
}

/** Downloads what the list shows: all its pages, filtered and sorted as they are, with the columns as they stand. */
export function ExportButton({ source, columns, total }: ExportButtonProps) {
  const { t } = useTranslation();
  const { isRunning, toggle } = useExport(source, columns, total);
  return (
    <ToolButton
      label={isRunning ? t('table.stopExport') : t('table.export')}
      isBusy={isRunning}
      disabled={total === 0}
      onClick={toggle}
    >
      {isRunning ? <Loader size={16} /> : <IconDownload size={18} stroke={1.5} aria-hidden />}
    </ToolButton>
  );
}

function useExport({ fileName, load }: DataExport, columns: () => string[], total: number) {
  const { t } = useTranslation();
  const format = useFormat();
  const running = useRef<AbortController>(undefined);
  const [isRunning, setIsRunning] = useState(false);

  const start = async () => {
    const stop = new AbortController();
    running.current = stop;
    setIsRunning(true);
    try {
      await download(`${fileName}.csv`, total, (signal) => load(columns(), signal), stop.signal);
      notify({ message: t('table.exported', { count: total, formatted: format.number(total) }) });
    } catch (error) {
      if (!isAborted(error)) notify({ message: messageOf(error), tone: 'error' });
    } finally {
      setIsRunning(false);
    }
  };
  const toggle = () => {
    if (isRunning) running.current?.abort();
    else void start();
  };
  return { isRunning, toggle };
}
