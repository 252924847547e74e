import { Popover } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadedLater } from '../loaded-later.ts';
import type { ColumnsPanelProps } from './columns-panel.tsx';
import { ToolButton } from './tool-button.tsx';

const ColumnsPanel = loadedLater(async () => ({ default: (await import('./columns-panel.tsx')).ColumnsPanel }));

export function ColumnsButton(props: ColumnsPanelProps) {
  const { t } = useTranslation();
  return (
    <Popover position="bottom-end" trapFocus>
      <Popover.Target>
        <ToolButton label={t('table.columns')}>
          <IconColumns3 size={18} stroke={1.5} aria-hidden />
        </ToolButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('table.columns')}>
        <Suspense>
          <ColumnsPanel {...props} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
