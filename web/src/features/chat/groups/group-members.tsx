import type { ChatGroupDetails, GroupMember } from '@atrium/contract/chat-groups';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconUserMinus, IconUserPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { useAccount } from '../../../session/session.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { MarkUnsaved } from '../../../ui/use-unsaved-parts.ts';
import classes from '../chat-panels.module.css';
import { useStatusOf } from '../contacts/presence.ts';
import { ChatAvatar } from '../list/chat-avatar.tsx';
import { AddMembersForm } from './add-members-form.tsx';
import { useRemoveMember } from './group-commands.queries.ts';

interface GroupMembersProps {
  group: ChatGroupDetails;
  markUnsaved: MarkUnsaved;
}

/** Who is in the group, and who may be taken into it or removed. */
export function GroupMembers({ group, markUnsaved }: GroupMembersProps) {
  const { t } = useTranslation();
  const canUpdate = useAbility().can('update', 'Chat');
  return (
    <section>
      <h3 className={classes.heading}>{t('chat.group.members')}</h3>
      <ul className={classes.members} aria-label={t('chat.group.members')} tabIndex={-1}>
        {group.members.map((member) => (
          <Member key={member.id} group={group} member={member} />
        ))}
      </ul>
      {canUpdate && <AddPeople group={group} markUnsaved={markUnsaved} />}
    </section>
  );
}

interface MemberProps {
  group: ChatGroupDetails;
  member: GroupMember;
}

function Member({ group, member }: MemberProps) {
  const { t } = useTranslation();
  const account = useAccount();
  const canUpdate = useAbility().can('update', 'Chat');
  const status = useStatusOf()(member);
  const isOneself = member.id === account?.id;
  return (
    <li className={classes.member}>
      <ChatAvatar name={member.fullName} picture={member.avatar} status={status} />
      <div className={classes.memberWords}>
        <div className={classes.memberName}>
          <Name member={member} />
          {isOneself && <StatusBadge tone="neutral" label={t('chat.answer.you')} />}
          {member.id === group.ownerId && <StatusBadge tone="info" label={t('chat.group.owner')} />}
        </div>
        {/* The dot on the picture has said it to whoever does not see it. */}
        <span className={classes.memberStatus} aria-hidden>
          {t(`chat.status.${status}`)}
        </span>
      </div>
      {canUpdate && account?.id === group.ownerId && !isOneself && <Remove group={group} member={member} />}
    </li>
  );
}

function Name({ member: { id, fullName, isClosed } }: Pick<MemberProps, 'member'>) {
  const canSeeProfiles = useAbility().can('read', 'Profile');
  if (!canSeeProfiles || isClosed) return <bdi>{fullName}</bdi>;
  return (
    <Link to="/pages/profile/$person" params={{ person: `account-${id}` }}>
      <bdi>{fullName}</bdi>
    </Link>
  );
}

function Remove({ group, member }: MemberProps) {
  const { t } = useTranslation();
  const remove = useRemoveMember(group);
  const button = useRef<HTMLButtonElement>(null);
  useFocusLeft(button);
  const label = t('chat.group.remove', { name: member.fullName });
  return (
    <Tooltip label={label}>
      <ActionIcon
        ref={button}
        aria-label={label}
        aria-disabled={remove.isPending}
        onClick={() => !remove.isPending && remove.mutate(member)}
      >
        <IconUserMinus size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

/** The button goes with whom it removes, and the focus would go with it: the list is nearest. */
function useFocusLeft(button: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const here = button.current;
    return () => {
      if (here !== null && document.activeElement === here) here.closest('ul')?.focus({ preventScroll: true });
    };
  }, [button]);
}

function AddPeople({ group, markUnsaved }: GroupMembersProps) {
  const { t } = useTranslation();
  const [isAdding, setIsAdding] = useState(false);
  const wasAdding = useRef(false);
  if (isAdding) {
    const end = () => {
      wasAdding.current = true;
      setIsAdding(false);
    };
    return <AddMembersForm group={group} markUnsaved={markUnsaved} onEnd={end} />;
  }
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconUserPlus size={16} stroke={1.5} aria-hidden />}
      // The form had the focus, and is gone.
      autoFocus={wasAdding.current}
      onClick={() => setIsAdding(true)}
    >
      {t('chat.group.addPeople')}
    </Button>
  );
}
