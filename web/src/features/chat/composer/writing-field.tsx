import { ActionIcon, Tooltip } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Partner } from '../contacts/partner.ts';
import { setAnswering, useAnswering } from './answering.ts';
import { AnsweringNote } from './answering-note.tsx';
import { AttachButton } from './attach-button.tsx';
import { AttachedFiles } from './attached-files.tsx';
import classes from './composer.module.css';
import { draftTo, keepDraft } from './drafts.ts';
import { FormatMenu } from './format-menu.tsx';
import { MentionList } from './mention-list.tsx';
import { MessageField, mostLetters, sends } from './message-field.tsx';
import { addWaiting } from './outbox.ts';
import { useAttaching } from './use-attaching.ts';
import { useFormatting } from './use-formatting.ts';
import { useMentioning } from './use-mentioning.ts';
import { useTellTyping } from './use-tell-typing.ts';

export interface WritingFieldProps {
  partner: Partner;
  /** Counts the answers that were begun: each takes one to the field. */
  answersBegun?: number;
  onEditLast?: () => void;
  onSend?: () => void;
}

/** What is new to be said, with what is attached to it. */
export function WritingField({ partner, answersBegun = 0, onEditLast, onSend }: WritingFieldProps) {
  const { t } = useTranslation();
  const { text, write, rest } = useWriting(partner);
  const field = useRef<HTMLTextAreaElement>(null);
  const attaching = useAttaching(partner.key);
  const answers = useAnswering(partner.key);
  useFocusAtStart(field);
  useEffect(() => {
    if (answersBegun > 0) field.current?.focus({ preventScroll: true });
  }, [answersBegun]);
  const isTooLong = text.trim().length > mostLetters;
  const isEmpty = text.trim() === '' && attaching.ready.length === 0;
  const isReady = !isEmpty && !isTooLong && !attaching.isBusy;
  const send = () => {
    if (!isReady) return;
    addWaiting(partner, { text: text.trim(), attachments: attaching.ready, answers });
    attaching.clear();
    setAnswering(partner.key, null);
    write('');
    onSend?.();
    field.current?.focus();
  };
  const mentioning = useMentioning(partner, field, write);
  const formatting = useFormatting(field, write);
  const press = (event: KeyboardEvent) => {
    if (mentioning.press(event) || formatting.press(event)) return;
    if (sends(event)) {
      event.preventDefault();
      send();
    } else if (event.key === 'ArrowUp' && text === '' && onEditLast) {
      event.preventDefault();
      onEditLast();
    } else if (event.key === 'Escape' && answers) setAnswering(partner.key, null);
  };
  return (
    <div className={classes.composer} {...droppedInto(attaching.add)}>
      {partner.kind === 'group' && <MentionList mentioning={mentioning} />}
      {answers && <AnsweringNote answers={answers} partner={partner} />}
      <AttachedFiles files={attaching.files} onRemove={attaching.remove} />
      <div className={classes.row}>
        <AttachButton onFiles={attaching.add} />
        <MessageField
          ref={field}
          text={text}
          onText={write}
          mentioning={mentioning}
          onKeyDown={press}
          onPaste={(event) => pasted(event, attaching.add)}
          onBlur={() => {
            mentioning.leave();
            rest();
          }}
          placeholder={t('chat.write')}
          aria-label={t('chat.writeTo', { name: partner.name })}
          error={isTooLong && t('chat.tooLong', { count: text.trim().length - mostLetters })}
          enterKeyHint="send"
        />
        <FormatMenu formatting={formatting} />
        <Tooltip label={t('chat.send')}>
          <ActionIcon variant="filled" color="accent" aria-label={t('chat.send')} disabled={!isReady} onClick={send}>
            <IconSend2 className={classes.send} size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
    </div>
  );
}

/** What is written to somebody: it is kept while it is not sent, and they are told that one writes. */
function useWriting(partner: Partner) {
  const [text, setText] = useState(() => draftTo(partner.key));
  const typing = useTellTyping(partner);
  const write = (value: string) => {
    setText(value);
    keepDraft(partner.key, value);
    typing.tell(value.trim() !== '');
  };
  return { text, write, rest: () => typing.tell(false) };
}

/** One goes on where one was, behind what is written; a keyboard that is drawn on the screen would cover what one came to read. */
function useFocusAtStart(field: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    if (!field.current || matchMedia('(pointer: coarse)').matches) return;
    const end = field.current.value.length;
    field.current.setSelectionRange(end, end);
    field.current.focus({ preventScroll: true });
  }, [field]);
}

function pasted(event: ClipboardEvent, add: (files: readonly File[]) => void): void {
  const files = [...event.clipboardData.files];
  if (files.length === 0) return;
  event.preventDefault();
  add(files);
}

function droppedInto(add: (files: readonly File[]) => void) {
  return {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      add([...event.dataTransfer.files]);
    },
  };
}
