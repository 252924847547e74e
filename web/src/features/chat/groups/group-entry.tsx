import type { ChatGroup } from '@atrium/contract/chat-groups';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useTypingIn } from '../../../backend/signals.ts';
import { useAccount } from '../../../session/session.ts';
import cut from '../../../ui/cut.module.css';
import { usePersonName } from '../../../ui/use-person-name.ts';
import { keyOf } from '../contacts/partner.ts';
import classes from '../list/chat-list.module.css';
import { EntryMenu } from '../list/entry-menu.tsx';
import { Labelled, Marks, Unread, useDraftTo, When, wordsOf } from '../list/entry-parts.tsx';
import { useTypists } from '../list/use-typists.ts';
import { GroupAvatar } from './group-avatar.tsx';
import { groupQuery } from './groups.queries.ts';

interface GroupEntryProps {
  group: ChatGroup;
  isOpen: boolean;
  q: string;
}

export function GroupEntry({ group, isOpen, q }: GroupEntryProps) {
  const { id, name, isMuted, isPinned, unseenMsgs, lastMessage } = group;
  return (
    <li className={classes.item}>
      <Link
        to="/apps/chat/group/$groupId"
        params={{ groupId: String(id) }}
        search={q === '' ? {} : { q }}
        className={classes.entry}
        aria-current={isOpen ? 'page' : undefined}
        data-current={isOpen || undefined}
      >
        <GroupAvatar />
        <span className={classes.words}>
          <span className={classes.line}>
            <span className={classes.name}>
              <bdi className={cut.cut}>{name}</bdi>
            </span>
            <Marks isMuted={isMuted} isPinned={isPinned} />
            {lastMessage && <When moment={lastMessage.time} />}
          </span>
          <span className={classes.line}>
            <span className={classes.last}>
              <LastWords group={group} />
            </span>
            <Unread count={unseenMsgs} isMuted={isMuted} />
          </span>
        </span>
      </Link>
      <EntryMenu listed={{ ...group, conversationId: id }} />
    </li>
  );
}

function LastWords({ group: { id, lastMessage } }: Pick<GroupEntryProps, 'group'>) {
  const { t } = useTranslation();
  const account = useAccount();
  const personName = usePersonName();
  const typists = useTypists(id, useMemberName(id));
  const draft = useDraftTo(keyOf({ kind: 'group', id }));
  if (typists !== null) return <span className={`${classes.typing} ${cut.cut}`}>{typists}</span>;
  if (draft) return <Labelled label={t('chat.draft')} text={draft} />;
  if (!lastMessage) return null;
  const isOwn = lastMessage.senderId === account?.id;
  const label = isOwn ? t('chat.you') : t('chat.by', { name: personName(lastMessage.senderName) });
  return <Labelled label={label} text={wordsOf(lastMessage)} />;
}

/** The list knows no members of groups: who they are is asked once somebody types. */
function useMemberName(groupId: number): (accountId: number) => string | undefined {
  const isAsked = useTypingIn(groupId).length > 0;
  const { data: group } = useQuery({ ...groupQuery(groupId), enabled: isAsked });
  return (accountId) => group?.members.find(({ id }) => id === accountId)?.fullName;
}
