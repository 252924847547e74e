import type { ChatGroupDetails } from '@atrium/contract/chat-groups';
import { Button, Stack } from '@mantine/core';
import { IconBell, IconBellOff, IconDoorExit, IconEraser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { type PanelControls, SidePanel } from '../../../ui/side-panel.tsx';
import { useUnsavedParts } from '../../../ui/use-unsaved-parts.ts';
import chatClasses from '../chat.module.css';
import { useClearConversation } from '../chat-commands.queries.ts';
import classes from '../chat-panels.module.css';
import { SharedFiles } from '../files/shared-files.tsx';
import { GroupAvatar } from './group-avatar.tsx';
import { useLeaveGroup, useMuteGroup } from './group-commands.queries.ts';
import { GroupMembers } from './group-members.tsx';
import { GroupName } from './group-name.tsx';
import { groupQuery } from './groups.queries.ts';
import { useIsAskable } from './use-is-askable.ts';
import { useWasIn } from './use-was-in.ts';

export function GroupPanel({ groupId, onClose }: { groupId: number; onClose: () => void }) {
  const { t } = useTranslation();
  const { data: group, error, refetch } = useQuery({ ...groupQuery(groupId), enabled: useIsAskable(groupId) });
  const wasIn = useWasIn(group);
  return (
    <SidePanel title={t('chat.group.title')} onClose={onClose}>
      {(panel) => {
        if (group) return <About group={group} panel={panel} />;
        if (group === null) return <p className={classes.muted}>{t(wasIn ? 'chat.group.out' : 'chat.group.none')}</p>;
        return error && <ErrorState error={error} onRetry={() => void refetch()} />;
      }}
    </SidePanel>
  );
}

function About({ group, panel }: { group: ChatGroupDetails; panel: PanelControls }) {
  const { t } = useTranslation();
  const markUnsaved = useUnsavedParts(panel);
  return (
    <Stack gap={20}>
      <div className={classes.person}>
        <GroupAvatar size="lg" />
        <GroupName group={group} markUnsaved={markUnsaved} />
        <span className={classes.muted}>{t('chat.group.memberCount', { count: group.memberCount })}</span>
      </div>
      <GroupMembers group={group} markUnsaved={markUnsaved} />
      <SharedFiles conversationId={group.id} />
      <Decisions group={group} />
    </Stack>
  );
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

function Decisions({ group }: { group: ChatGroupDetails }) {
  const { t } = useTranslation();
  const mute = useMuteGroup(group);
  const clear = useClearConversation({ kind: 'group', name: group.name });
  const leave = useLeaveGroup(group);
  if (useAbility().cannot('update', 'Chat')) return null;
  const { isMuted } = group;
  const MuteIcon = isMuted ? IconBell : IconBellOff;
  return (
    <Stack gap={8}>
      <Button variant="default" leftSection={<MuteIcon {...icon} />} onClick={() => mute.mutate(!isMuted)}>
        {t(isMuted ? 'chat.unmute' : 'chat.mute')}
      </Button>
      <Button
        variant="light"
        color="danger"
        leftSection={<IconEraser {...icon} />}
        onClick={() => clear.mutate(group.id)}
      >
        {t('chat.clear')}
      </Button>
      <Button
        variant="light"
        color="danger"
        leftSection={<IconDoorExit {...icon} className={chatClasses.leave} />}
        onClick={() => leave.mutate()}
      >
        {t('chat.group.leave')}
      </Button>
    </Stack>
  );
}
