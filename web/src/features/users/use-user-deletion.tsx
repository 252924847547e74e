import type { UserFilters } from '@atrium/contract/chosen-users';
import type { User } from '@atrium/contract/users';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { type OthersOf, useOwnStays } from './use-others.ts';
import { useDeleteUsers } from './user-commands.queries.ts';

/** Deletes one user at once, and several or all that match once one has said yes. */
export function useUserDeletion(othersOf: OthersOf) {
  const { isSure, dialog } = useDeletionQuestion();
  const { mutate } = useDeleteUsers();
  const remove = (user: User) => {
    const users = othersOf([user]);
    if (users.length > 0) mutate({ users });
  };
  const removeMany = async (chosen: readonly User[], clear: () => void) => {
    const users = othersOf(chosen);
    if (users.length === 0) return clear();
    if (!(await isSure(users.length))) return;
    mutate({ users });
    clear();
  };
  const removeMatching = async (matching: { matching: UserFilters; total: number }, clear: () => void) => {
    if (!(await isSure(matching.total, true))) return;
    mutate({ users: [], matching });
    clear();
  };
  return {
    remove,
    removeMany: (users: readonly User[], clear: () => void) => void removeMany(users, clear),
    removeMatching: (...all: Parameters<typeof removeMatching>) => void removeMatching(...all),
    dialog,
  };
}

function useDeletionQuestion() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { confirm, dialog } = useConfirm();
  const ownStays = useOwnStays();
  const isSure = (count: number, isMatching = false) => {
    const words = { count, formatted: number(count) };
    const text = [t('users.deleteMany.text'), ...(isMatching ? ownStays : [])];
    return confirm({
      title: t('users.deleteMany.title', words),
      text: text.join(' '),
      confirm: t('users.deleteMany.confirm', words),
      isDanger: true,
    });
  };
  return { isSure, dialog };
}
