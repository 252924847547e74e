import { IconKeyboard } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolButton } from '../../ui/data-table/tool-button.tsx';
import { loadedLater } from '../../ui/loaded-later.ts';
import { usePageKeys } from './use-task-keys.ts';

const ShortcutsSheet = loadedLater(async () => ({
  default: (await import('../../ui/data-table/shortcuts-sheet.tsx')).ShortcutsSheet,
}));

interface TaskShortcutsProps {
  onSearch: () => void;
  onAdd: (() => void) | undefined;
}

/** What the keys do, on a sheet; and those that do it anywhere on the page. */
export function TaskShortcuts({ onSearch, onAdd }: TaskShortcutsProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  usePageKeys({ '/': onSearch, n: onAdd, '?': () => setIsOpen(true) });
  const shortcut = (name: string, ...keys: string[]) => ({ keys, text: t(`tasks.keys.${name}`) });
  const shortcuts = [
    shortcut('add', 'N'),
    shortcut('search', '/'),
    shortcut('move', '↑', '↓', 'K', 'J'),
    shortcut('open', 'Enter'),
    shortcut('complete', 'X'),
    shortcut('star', 'S'),
    shortcut('delete', 'Del'),
    shortcut('undo', 'Ctrl', 'Z'),
    shortcut('help', '?'),
  ];
  return (
    <>
      <ToolButton label={t('table.shortcuts')} aria-keyshortcuts="?" onClick={() => setIsOpen(true)}>
        <IconKeyboard size={18} stroke={1.5} aria-hidden />
      </ToolButton>
      {isOpen && (
        <Suspense>
          <ShortcutsSheet shortcuts={shortcuts} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
