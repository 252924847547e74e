import type { CalendarView } from '@atrium/contract/calendar-settings';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shortcut } from '../../ui/data-table/shortcuts-sheet.tsx';
import { isDialogOpen } from '../../ui/is-dialog-open.ts';
import { isTyping } from '../../ui/is-typing.ts';
import { loadedLater } from '../../ui/loaded-later.ts';
import { pressedKey } from '../../ui/pressed-key.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { todayIn } from '../../ui/zone-clock.ts';
import classes from './calendar.module.css';
import { useStage } from './grid/stage.ts';

const ShortcutsSheet = loadedLater(async () => ({
  default: (await import('../../ui/data-table/shortcuts-sheet.tsx')).ShortcutsSheet,
}));

const viewKeys: Readonly<Record<string, CalendarView>> = { m: 'month', w: 'week', d: 'day', l: 'list' };

interface CalendarKeysProps {
  onAdd: (() => void) | undefined;
  onSearch: () => void;
}

/** The keys of the calendar, and the sheet that lists them. */
export function CalendarKeys({ onAdd, onSearch }: CalendarKeysProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const shortcuts = useShortcuts(onAdd !== undefined);
  usePageKeys({ onAdd, onSearch, onHelp: () => setIsOpen(true) });
  return (
    <div className={classes.keys}>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconKeyboard size={16} stroke={1.5} aria-hidden />}
        aria-keyshortcuts="?"
        onClick={() => setIsOpen(true)}
      >
        {t('table.shortcuts')}
      </Button>
      <VisuallyHidden id="calendar-keys">{t('calendar.move.help')}</VisuallyHidden>
      {isOpen && (
        <Suspense>
          <ShortcutsSheet shortcuts={shortcuts} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function useShortcuts(canAdd: boolean): Shortcut[] {
  const { t } = useTranslation();
  const shortcut = (name: string, ...keys: string[]) => ({ keys, text: t(`calendar.keys.${name}`) });
  return [
    shortcut('days', '←', '→', '↑', '↓'),
    shortcut('events', 'Tab'),
    ...(canAdd ? [shortcut('addHere', 'Enter')] : []),
    shortcut('open', 'Enter'),
    shortcut('pick', 'Space'),
    shortcut('move', '←', '→', '↑', '↓'),
    shortcut('resize', 'Shift', '←', '→', '↑', '↓'),
    shortcut('drop', 'Enter'),
    shortcut('putBack', 'Esc'),
    shortcut('remove', 'Del'),
    shortcut('turn', 'PgUp', 'PgDn'),
    shortcut('today', 'T'),
    shortcut('views', 'M', 'W', 'D', 'L'),
    ...(canAdd ? [shortcut('add', 'N')] : []),
    shortcut('search', '/'),
    shortcut('undo', 'Ctrl', 'Z'),
    shortcut('help', '?'),
  ];
}

function usePageKeys({ onAdd, onSearch, onHelp }: CalendarKeysProps & { onHelp: () => void }): void {
  const stage = useStage();
  const onKey = useLatest((key: string): boolean => {
    const view = viewKeys[key];
    if (view) stage.goTo(stage.date, view);
    else if (key === 't') stage.goTo(todayIn(stage.zone));
    else if (key === 'n') onAdd?.();
    else if (key === '/') onSearch();
    else if (key === '?') onHelp();
    else return false;
    return true;
  });
  const { draft } = stage;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || isDialogOpen() || draft()) return;
      if (onKey.current(pressedKey(event))) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [draft, onKey]);
}
