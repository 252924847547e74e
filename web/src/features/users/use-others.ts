import type { User } from '@atrium/contract/users';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../session/session.ts';
import { notify } from '../../ui/notify.tsx';
import { useIsOneself } from './use-is-oneself.ts';

export type OthersOf = (users: readonly User[]) => readonly User[];

/** All but oneself, who is left out: it is said, and the others are not refused with them. */
export function useOthers(): OthersOf {
  const { t } = useTranslation();
  const isOneself = useIsOneself();
  return (users) => {
    const others = users.filter((user) => !isOneself(user));
    if (others.length < users.length) notify({ message: t('users.said.oneselfStays'), tone: 'info' });
    return others;
  };
}

/** What is said of oneself where all that match are meant: whether one is among them the server alone can tell. */
export function useOwnStays(): readonly string[] {
  const { t } = useTranslation();
  const isUser = (useAccount()?.userId ?? null) !== null;
  return isUser ? [t('users.matching.ownStays')] : [];
}
