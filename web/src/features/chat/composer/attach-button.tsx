import { mostChatAttachments } from '@atrium/contract/chat';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';

export function AttachButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation();
  const chooser = useRef<HTMLInputElement>(null);
  if (useAbility().cannot('create', 'Attachment')) return null;
  return (
    <>
      <Tooltip label={t('chat.attach')}>
        <ActionIcon aria-label={t('chat.attach')} onClick={() => chooser.current?.click()}>
          <IconPaperclip size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label={t('chat.attachUpTo', { count: mostChatAttachments })}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
