import { type ChatMessage, mostChatAttachments } from '@atrium/contract/chat';
import { ActionIcon, Textarea, Tooltip } from '@mantine/core';
import { IconPaperclip, IconSend2, IconX } from '@tabler/icons-react';
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
import { useAbility } from '../../session/ability.ts';
import { setAnswering, useAnswering } from './answering.ts';
import { AnsweringNote } from './answering-note.tsx';
import { AttachedFiles } from './attached-files.tsx';
import { BlockedNote } from './blocked-note.tsx';
import classes from './composer.module.css';
import { draftTo, keepDraft } from './drafts.ts';
import { MentionList } from './mention-list.tsx';
import { addWaiting } from './outbox.ts';
import type { Partner } from './partner.ts';
import { useAttaching } from './use-attaching.ts';
import { mentionAttributes, useMentioning } from './use-mentioning.ts';
import { useTellTyping } from './use-tell-typing.ts';

/** A message that is being changed, and what it is to say: what the server did not take is there to be saved again. */
export interface Editing {
  message: ChatMessage;
  text: string;
}

interface ComposerProps {
  partner: Partner;
  editing: Editing | null;
  /** Counts the answers that were begun: each takes one to the field. */
  answersBegun?: number;
  onEditLast?: () => void;
  onEdited?: (edited: Editing) => void;
  onEditEnd?: () => void;
  onSend?: () => void;
}

const mostLetters = 5_000;

export function Composer(props: ComposerProps) {
  const { partner } = props;
  const canCreate = useAbility().can('create', 'Chat');
  if (partner.kind === 'contact' && !partner.takesWords) return <BlockedNote contact={partner.contact} />;
  if (!canCreate) return null;
  const { editing } = props;
  return editing ? <EditingField key={editing.message.id} {...props} editing={editing} /> : <WritingField {...props} />;
}

function WritingField({ partner, answersBegun = 0, onEditLast, onSend }: ComposerProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(() => draftTo(partner.key));
  const field = useRef<HTMLTextAreaElement>(null);
  const attaching = useAttaching(partner.key);
  const typing = useTellTyping(partner);
  const answers = useAnswering(partner.key);
  useFocusAtStart(field);
  useEffect(() => {
    if (answersBegun > 0) field.current?.focus({ preventScroll: true });
  }, [answersBegun]);
  const isTooLong = text.trim().length > mostLetters;
  const isEmpty = text.trim() === '' && attaching.ready.length === 0;
  const isReady = !isEmpty && !isTooLong && !attaching.isBusy;
  const change = (value: string) => {
    setText(value);
    keepDraft(partner.key, value);
    typing.tell(value.trim() !== '');
  };
  const send = () => {
    if (!isReady) return;
    addWaiting(partner, { text: text.trim(), attachments: attaching.ready, answers });
    attaching.clear();
    setAnswering(partner.key, null);
    setText('');
    keepDraft(partner.key, '');
    typing.tell(false);
    onSend?.();
    field.current?.focus();
  };
  const mentioning = useMentioning(partner, field, change);
  const press = (event: KeyboardEvent) => {
    if (mentioning.press(event)) return;
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
        <Textarea
          ref={field}
          className={classes.field}
          autosize
          minRows={1}
          maxRows={8}
          value={text}
          dir={directionOf(text)}
          onChange={({ currentTarget: { value } }) => {
            change(value);
            mentioning.look();
          }}
          onSelect={mentioning.look}
          onKeyDown={press}
          onPaste={(event) => pasted(event, attaching.add)}
          onBlur={() => {
            mentioning.leave();
            typing.tell(false);
          }}
          {...mentionAttributes(mentioning)}
          placeholder={t('chat.write')}
          aria-label={t('chat.writeTo', { name: partner.name })}
          error={isTooLong && t('chat.tooLong', { count: text.trim().length - mostLetters })}
          enterKeyHint="send"
        />
        <Tooltip label={t('chat.send')}>
          <ActionIcon variant="filled" color="accent" aria-label={t('chat.send')} disabled={!isReady} onClick={send}>
            <IconSend2 className={classes.send} size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
    </div>
  );
}

function EditingField({ partner, editing, onEdited, onEditEnd }: ComposerProps & { editing: Editing }) {
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
  const press = (event: KeyboardEvent) => {
    if (mentioning.press(event)) return;
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
        <Textarea
          ref={field}
          className={classes.field}
          autosize
          minRows={1}
          maxRows={8}
          value={text}
          dir={directionOf(text)}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            mentioning.look();
          }}
          onSelect={mentioning.look}
          onBlur={mentioning.leave}
          onKeyDown={press}
          {...mentionAttributes(mentioning)}
          aria-label={t('chat.editOf', { name: partner.name })}
          error={trimmed.length > mostLetters && t('chat.tooLong', { count: trimmed.length - mostLetters })}
        />
        <ActionIcon variant="filled" color="accent" aria-label={t('chat.save')} disabled={!isReady} onClick={save}>
          <IconSend2 className={classes.send} size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  );
}

/** That of what is written, as it will be shown; of nothing, that of the page. */
function directionOf(text: string): 'auto' | undefined {
  return text === '' ? undefined : 'auto';
}

/** On a keyboard that is drawn on the screen Enter makes a line: there is no Shift+Enter. */
function sends({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing && !matchMedia('(pointer: coarse)').matches;
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

function AttachButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
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
