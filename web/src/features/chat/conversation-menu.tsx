import type { ContactDetails } from '@atrium/contract/chat-contacts';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconBan,
  IconBell,
  IconBellOff,
  IconDoorExit,
  IconDotsVertical,
  IconEraser,
  IconFlag,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import classes from './chat.module.css';
import { useChangeContact, useClearConversation } from './chat-commands.queries.ts';
import type { GroupPartner, Partner } from './contacts/partner.ts';
import { useLeaveGroup, useMuteGroup } from './groups/group-commands.queries.ts';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;
const small = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

interface ConversationMenuProps {
  partner: Partner;
  onPanel: (panel: 'contact' | 'report') => void;
}

/** What one decides of a contact or a group, and of the chat with them. */
export function ConversationMenu({ partner, onPanel }: ConversationMenuProps) {
  const { t } = useTranslation();
  const canUpdate = useAbility().can('update', 'Chat');
  const isGroup = partner.kind === 'group';
  const About = isGroup ? IconUsers : IconUser;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('chat.more')}>
          <IconDotsVertical {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<About {...small} />} onClick={() => onPanel('contact')}>
          {t(isGroup ? 'chat.group.about' : 'chat.view')}
        </Menu.Item>
        {canUpdate && (
          <>
            {partner.kind === 'contact' && !partner.contact.isClosed && <OfContact contact={partner.contact} />}
            {isGroup && <Mute partner={partner} />}
            {partner.chat && <Clear partner={partner} conversationId={partner.chat.conversationId} />}
            {isGroup && <Leave partner={partner} />}
            {(isGroup || !partner.contact.isClosed) && (
              <Menu.Item leftSection={<IconFlag {...small} />} onClick={() => onPanel('report')}>
                {t('chat.report.open')}
              </Menu.Item>
            )}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function OfContact({ contact }: { contact: ContactDetails }) {
  const { t } = useTranslation();
  const change = useChangeContact();
  const { isMuted, isBlocked } = contact;
  return (
    <>
      <MuteItem isMuted={isMuted} onMute={(is) => change.mutate({ contact, changes: { isMuted: is } })} />
      <Menu.Item
        leftSection={<IconBan {...small} />}
        onClick={() => change.mutate({ contact, changes: { isBlocked: !isBlocked } })}
      >
        {t(isBlocked ? 'chat.unblock' : 'chat.block')}
      </Menu.Item>
    </>
  );
}

function Mute({ partner: { group } }: { partner: GroupPartner }) {
  const mute = useMuteGroup(group);
  return <MuteItem isMuted={group.isMuted} onMute={mute.mutate} />;
}

function MuteItem({ isMuted, onMute }: { isMuted: boolean; onMute: (isMuted: boolean) => void }) {
  const { t } = useTranslation();
  const Icon = isMuted ? IconBell : IconBellOff;
  return (
    <Menu.Item leftSection={<Icon {...small} />} onClick={() => onMute(!isMuted)}>
      {t(isMuted ? 'chat.unmute' : 'chat.mute')}
    </Menu.Item>
  );
}

function Clear({ partner, conversationId }: { partner: Partner; conversationId: number }) {
  const { t } = useTranslation();
  const clear = useClearConversation(partner);
  return (
    <Menu.Item leftSection={<IconEraser {...small} />} onClick={() => clear.mutate(conversationId)}>
      {t('chat.clear')}
    </Menu.Item>
  );
}

function Leave({ partner: { group } }: { partner: GroupPartner }) {
  const { t } = useTranslation();
  const leave = useLeaveGroup(group);
  return (
    <Menu.Item
      color="danger"
      leftSection={<IconDoorExit {...small} className={classes.leave} />}
      onClick={() => leave.mutate()}
    >
      {t('chat.group.leave')}
    </Menu.Item>
  );
}
