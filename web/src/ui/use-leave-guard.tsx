import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from './use-confirm.tsx';

interface LeaveGuard {
  /** Whether one may go: asks when something would be lost. */
  mayLeave: () => Promise<boolean>;
  /** To be rendered by whoever guards. */
  dialog: ReactNode;
  isAsking: boolean;
}

/** Asks before a change of page, or the closing of the tab, loses what was typed. */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const { t } = useTranslation();
  const { confirm, dialog, isAsking } = useConfirm();
  const mayLeave = useCallback(
    async () =>
      !isDirty ||
      (await confirm({
        title: t('ui.discardTitle'),
        text: t('ui.discardText'),
        confirm: t('ui.discard'),
        isDanger: true,
      })),
    [isDirty, confirm, t],
  );
  useBlocker({
    disabled: !isDirty,
    shouldBlockFn: async () => !(await mayLeave()),
    enableBeforeUnload: isDirty,
  });
  return { mayLeave, dialog, isAsking };
}
