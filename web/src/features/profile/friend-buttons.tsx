import '../../ui/mantine-styles.ts';
import type { FriendState } from '@atrium/contract/profile-people';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type FriendAct, useFriend } from './profile-commands.queries.ts';

const actsOf: Readonly<Record<FriendState, readonly FriendAct[]>> = {
  self: [],
  none: ['ask'],
  asked: ['withdraw'],
  asking: ['accept', 'decline'],
  friends: ['remove'],
  closed: [],
};

interface FriendButtonsProps {
  person: { id: number; name: string; friendState: FriendState };
  isCompact?: boolean;
}

/** What one can do about being friends with somebody. */
export function FriendButtons({ person: { id, name, friendState }, isCompact = false }: FriendButtonsProps) {
  const { t } = useTranslation();
  const friend = useFriend();
  return actsOf[friendState].map((act) => (
    <Button
      key={act}
      size={isCompact ? 'compact-sm' : 'sm'}
      variant={act === 'ask' || act === 'accept' ? 'filled' : 'default'}
      aria-label={t(`profile.friendOf.${act}`, { name })}
      disabled={friend.isPending}
      onClick={() => friend.mutate({ act, id, name })}
    >
      {t(`profile.friend.${act}`)}
    </Button>
  ));
}
