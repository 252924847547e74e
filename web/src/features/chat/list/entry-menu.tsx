import { Menu } from '@mantine/core';
import { IconDots, IconMail, IconMailOpened, IconPin, IconPinnedOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { LazyMenu } from '../../../ui/lazy-menu.tsx';
import { type Listed, useMarkUnread, usePin, useReadAll } from '../conversation-commands.queries.ts';
import classes from './chat-list.module.css';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** What one decides of a chat or a group in the list, for oneself alone. */
export function EntryMenu({ listed }: { listed: Listed }) {
  const { t } = useTranslation();
  if (useAbility().cannot('update', 'Chat')) return null;
  return (
    <LazyMenu
      label={t('chat.entryActions', { name: listed.name })}
      icon={<IconDots size={16} stroke={1.5} aria-hidden />}
      className={classes.menu}
    >
      {() => (
        <>
          <Reading listed={listed} />
          <Pinning listed={listed} />
        </>
      )}
    </LazyMenu>
  );
}

function Reading({ listed }: { listed: Listed }) {
  const { t } = useTranslation();
  const mark = useMarkUnread(listed);
  const read = useReadAll(listed);
  if (listed.unseenMsgs === 0) {
    return (
      <Menu.Item leftSection={<IconMail {...icon} />} onClick={() => mark.mutate(undefined)}>
        {t('chat.markUnread')}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item leftSection={<IconMailOpened {...icon} />} onClick={() => read.mutate()}>
      {t('chat.markRead')}
    </Menu.Item>
  );
}

function Pinning({ listed }: { listed: Listed }) {
  const { t } = useTranslation();
  const pin = usePin(listed);
  const Icon = listed.isPinned ? IconPinnedOff : IconPin;
  return (
    <Menu.Item leftSection={<Icon {...icon} />} onClick={() => pin.mutate(!listed.isPinned)}>
      {t(listed.isPinned ? 'chat.unpin' : 'chat.pin')}
    </Menu.Item>
  );
}
