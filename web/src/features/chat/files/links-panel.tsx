import type { ChatMessage } from '@atrium/contract/chat';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LinkedThings } from '../../../links/linked-things.tsx';
import { linksQuery } from '../../../links/links.queries.ts';
import { SidePanel } from '../../../ui/side-panel.tsx';
import classes from '../chat-panels.module.css';
import { wordsOf } from '../list/entry-parts.tsx';

/** What was made of a message. */
export function LinksPanel({ message, onClose }: { message: ChatMessage; onClose: () => void }) {
  const { t } = useTranslation();
  const about = { entity: 'chat-message', id: message.id } as const;
  const { data: links } = useQuery(linksQuery(about));
  return (
    <SidePanel title={t('chat.links')} onClose={onClose}>
      {() => (
        <Stack gap={20}>
          <p className={classes.text} dir="auto">
            {wordsOf(message)}
          </p>
          {links?.length === 0 && <p className={classes.muted}>{t('chat.noLinks')}</p>}
          <LinkedThings {...about} />
        </Stack>
      )}
    </SidePanel>
  );
}
