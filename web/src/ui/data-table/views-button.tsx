import { Popover } from '@mantine/core';
import { IconBookmarks } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadedLater } from '../loaded-later.ts';
import { ToolButton } from './tool-button.tsx';
import type { ViewsPanelProps } from './views-panel.tsx';

const ViewsPanel = loadedLater(async () => ({ default: (await import('./views-panel.tsx')).ViewsPanel }));

export function ViewsButton(props: Omit<ViewsPanelProps, 'onDone'>) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <ToolButton label={t('table.views')} onClick={() => setIsOpen(!isOpen)}>
          <IconBookmarks size={18} stroke={1.5} aria-hidden />
        </ToolButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('table.views')}>
        <Suspense>
          <ViewsPanel {...props} onDone={() => setIsOpen(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
