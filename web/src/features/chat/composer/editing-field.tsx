import type { ChatMessage } from '@atrium/contract/chat';
import { ActionIcon } from '@mantine/core';
import { IconSend2, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Partner } from '../contacts/partner.ts';
import classes from './composer.module.css';
import { FormatMenu } from './format-menu.tsx';
import { MentionList } from './mention-list.tsx';
import { MessageField, mostLetters, sends } from './message-field.tsx';
import { useFormatting } from './use-formatting.ts';
import { useMentioning } from './use-mentioning.ts';

/** A message that is being changed, and what it is to say: what the server did not take is there to be saved again. */
export interface Editing {
  message: ChatMessage;
  text: string;
}

export interface EditingFieldProps {
  partner: Partner;
  editing: Editing;
  onEdited?: (edited: Editing) => void;
  onEditEnd?: () => void;
}

export function EditingField({ partner, editing, onEdited, onEditEnd }: EditingFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(editing.text);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(editing.text.length, editing.text.length);
  }, [editing.text.length]);
  const trimmed = text.trim();
  const isReady = trimmed !== '' && trimmed.length <= mostLetters;
  const save = () => {
    if (!isReady) return;
    onEditEnd?.();
    if (trimmed !== editing.message.message) onEdited?.({ message: editing.message, text: trimmed });
  };
  const mentioning = useMentioning(partner, field, setText);
  const formatting = useFormatting(field, setText);
  const press = (event: KeyboardEvent) => {
    if (mentioning.press(event) || formatting.press(event)) return;
    if (event.key === 'Escape') onEditEnd?.();
    if (!sends(event)) return;
    event.preventDefault();
    save();
  };
  return (
    <div className={classes.composer}>
      {partner.kind === 'group' && <MentionList mentioning={mentioning} />}
      <div className={classes.editing}>
        <span>{t('chat.editing')}</span>
        <ActionIcon size="sm" aria-label={t('chat.editCancel')} onClick={onEditEnd}>
          <IconX size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
      <div className={classes.row}>
        <MessageField
          ref={field}
          text={text}
          onText={setText}
          mentioning={mentioning}
          onBlur={mentioning.leave}
          onKeyDown={press}
          aria-label={t('chat.editOf', { name: partner.name })}
          error={trimmed.length > mostLetters && t('chat.tooLong', { count: trimmed.length - mostLetters })}
        />
        <FormatMenu formatting={formatting} />
        <ActionIcon variant="filled" color="accent" aria-label={t('chat.save')} disabled={!isReady} onClick={save}>
          <IconSend2 className={classes.send} size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  );
}
