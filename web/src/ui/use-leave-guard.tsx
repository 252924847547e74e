import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { guardUnsaved } from '../navigation/unsaved.ts';
import { useConfirm } from './use-confirm.tsx';

interface LeaveGuard {
  /** Asks whether what was typed may be lost. */
  mayLose: () => Promise<boolean>;
  /** To be rendered by whoever guards. */
  dialog: ReactNode;
}

/** Asks before a change of page, the closing of the tab, or signing out loses what was typed. */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const { t } = useTranslation();
  const { confirm, withdraw, dialog } = useConfirm();
  const mayLose = useCallback(
    () =>
      confirm({
        title: t('ui.discardTitle'),
        text: t('ui.discardText'),
        confirm: t('ui.discard'),
        isDanger: true,
      }),
    [confirm, t],
  );
  useEffect(() => (isDirty ? guardUnsaved(mayLose) : undefined), [isDirty, mayLose]);
  useBlocker({
    disabled: !isDirty,
    shouldBlockFn: async ({ current, next }) => {
      if (!isSamePlace(current, next)) return !(await mayLose());
      // The browser's Forward has undone its Back before anybody answered.
      withdraw();
      return false;
    },
    enableBeforeUnload: isDirty,
  });
  return { mayLose, dialog };
}

interface Visited {
  pathname: string;
  search: unknown;
}

function isSamePlace(one: Visited, other: Visited): boolean {
  return one.pathname === other.pathname && JSON.stringify(one.search) === JSON.stringify(other.search);
}
