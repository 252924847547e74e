import type { UserFilters } from '@atrium/contract/chosen-users';
import type { User } from '@atrium/contract/users';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { type OthersOf, useOwnStays } from './use-others.ts';
import { useSuspendUsers } from './user-commands.queries.ts';

/** Suspends those who are selected at once, and all that match, most of whom nobody sees, once one has said yes. */
export function useUserSuspension(othersOf: OthersOf) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { confirm, dialog } = useConfirm();
  const ownStays = useOwnStays();
  const { mutate } = useSuspendUsers();
  const suspendMany = (chosen: readonly User[], clear: () => void) => {
    const users = othersOf(chosen);
    if (users.length > 0) mutate({ users });
    clear();
  };
  const isSure = (count: number) => {
    const words = { count, formatted: number(count) };
    return confirm({
      title: t('users.suspendMany.title', words),
      text: [t('users.suspendMany.text'), ...ownStays].join(' '),
      confirm: t('users.suspendMany.confirm', words),
    });
  };
  const suspendMatching = async (matching: { matching: UserFilters; total: number }, clear: () => void) => {
    if (!(await isSure(matching.total))) return;
    mutate({ users: [], matching });
    clear();
  };
  return {
    suspendMany,
    suspendMatching: (...all: Parameters<typeof suspendMatching>) => void suspendMatching(...all),
    dialog,
  };
}
