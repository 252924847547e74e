import { IconKeyboard } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDialogOpen } from '../is-dialog-open.ts';
import { isTyping } from '../is-typing.ts';
import { loadedLater } from '../loaded-later.ts';
import { pressedKey } from '../pressed-key.ts';
import type { Shortcut } from './shortcuts-sheet.tsx';
import { ToolButton } from './tool-button.tsx';

const ShortcutsSheet = loadedLater(async () => ({ default: (await import('./shortcuts-sheet.tsx')).ShortcutsSheet }));

interface ShortcutsButtonProps {
  canSearch: boolean;
  canSelect: boolean;
  canOpen: boolean;
  canDelete: boolean;
  /** Among several lists of a page only one can have the keys of the page. */
  hasPageKeys: boolean;
  onSearch: () => void;
}

/** The list's shortcuts, on a sheet that `?` opens too. `/` leads to the search from anywhere on the page. */
export function ShortcutsButton(props: ShortcutsButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const shortcuts = useShortcuts(props);
  usePageKeys(props.hasPageKeys ? { '?': () => setIsOpen(true), ...(props.canSearch && { '/': props.onSearch }) } : {});
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

function useShortcuts({ canSearch, canSelect, canOpen, canDelete }: ShortcutsButtonProps): Shortcut[] {
  const { t } = useTranslation();
  const shortcut = (is: boolean, name: string, ...keys: string[]) =>
    is ? [{ keys, text: t(`table.keys.${name}`) }] : [];
  return [
    ...shortcut(canSearch, 'search', '/'),
    ...shortcut(true, 'move', '↑', '↓'),
    ...shortcut(true, 'ends', 'Home', 'End'),
    ...shortcut(canOpen, 'open', 'Enter'),
    ...shortcut(canSelect, 'select', 'Space'),
    ...shortcut(canSelect, 'extend', 'Shift', '↑', '↓'),
    ...shortcut(canSelect, 'selectAll', 'Ctrl', 'A'),
    ...shortcut(canSelect, 'deselect', 'Esc'),
    ...shortcut(canDelete, 'delete', 'Del'),
    ...shortcut(true, 'undo', 'Ctrl', 'Z'),
    ...shortcut(true, 'help', '?'),
  ];
}

function usePageKeys(commands: Readonly<Record<string, (() => void) | undefined>>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const command = commands[pressedKey(event)];
      if (!command || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isDialogOpen())
        return;
      event.preventDefault();
      command();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}
