import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import type { MailPerson } from '@atrium/contract/mail';
import { ActionIcon, Button, Textarea, TextInput } from '@mantine/core';
import { IconMaximize, IconMinus, IconX } from '@tabler/icons-react';
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { LabelList } from '../mail-labels.tsx';
import classes from './compose.module.css';
import { ComposeFileList } from './compose-file-list.tsx';
import { attach } from './compose-files.ts';
import { ComposeFooter } from './compose-footer.tsx';
import { endOpening } from './compose-opening.ts';
import { htmlOfText, textOfHtml } from './compose-plain.ts';
import { ComposeQuote } from './compose-quote-part.tsx';
import { ComposeRival } from './compose-rival.tsx';
import { putAside } from './compose-saving.ts';
import { changeTyped, changeWriting, type RecipientField, type Writing } from './compose-store.ts';
import { RecipientsField } from './recipients-field.tsx';
import { useSend } from './use-send.ts';

/** The window in which one writes, beside what one reads. On a phone it is the whole screen. */
export function ComposeWindow({ writing }: { writing: Writing }) {
  const { t } = useTranslation();
  const title = writing.subject.trim() || t('mail.form.title');
  useReturnFocus();
  if (writing.isMinimised) return <Minimised title={title} />;
  return <Opened writing={writing} title={title} />;
}

function Minimised({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <div className={classes.minimised} role="dialog" aria-label={title}>
      <button type="button" className={classes.restore} onClick={() => changeWriting({ isMinimised: false })}>
        <bdi className={classes.title}>{title}</bdi>
      </button>
      <ActionIcon aria-label={t('mail.form.restore')} onClick={() => changeWriting({ isMinimised: false })}>
        <IconMaximize size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={t('mail.form.close')} onClick={() => void putAside()}>
        <IconX size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
    </div>
  );
}

function Opened({ writing, title }: { writing: Writing; title: string }) {
  const { t } = useTranslation();
  const sending = useSend(writing);
  const { isOver, ...dropped } = useDroppedFiles();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      sending.send();
    }
    if (event.key === 'Escape' && !event.defaultPrevented && !isOverlaid(event)) void putAside();
  };
  return (
    <div
      className={classes.window}
      role="dialog"
      aria-label={t('mail.form.title')}
      data-drop={isOver || undefined}
      onKeyDown={onKeyDown}
      onFocusCapture={endOpening}
      {...dropped}
    >
      <div className={classes.header}>
        <bdi className={classes.title}>{title}</bdi>
        <ActionIcon aria-label={t('mail.form.minimise')} onClick={() => changeWriting({ isMinimised: true })}>
          <IconMinus size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={t('mail.form.close')} onClick={() => void putAside()}>
          <IconX size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
      {writing.hasRival && <ComposeRival writing={writing} />}
      <div className={classes.content}>
        <Recipients writing={writing} error={sending.recipientsError} />
        <TextInput
          aria-label={t('mail.fields.subject')}
          placeholder={t('mail.fields.subject')}
          variant="unstyled"
          className={classes.line}
          value={writing.subject}
          maxLength={500}
          onChange={(event) => changeWriting({ subject: event.currentTarget.value })}
        />
        <Message writing={writing} />
        {writing.labels.length > 0 && (
          <div className={classes.labels}>
            <LabelList labels={writing.labels} />
          </div>
        )}
        <ComposeFileList files={writing.files} />
        {writing.quote !== '' && <ComposeQuote quote={writing.quote} />}
      </div>
      <ComposeFooter writing={writing} sending={sending} />
    </div>
  );
}

/** Files that are dropped on the window or pasted into it go along. */
function useDroppedFiles() {
  const [isOver, setIsOver] = useState(false);
  const take = (event: DragEvent | ClipboardEvent, data: DataTransfer) => {
    setIsOver(false);
    if (data.files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    attach([...data.files]);
  };
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    // Before the editor, which would put pictures into the text.
    onDropCapture: (event: DragEvent) => take(event, event.dataTransfer),
    onPasteCapture: (event: ClipboardEvent) => take(event, event.clipboardData),
  };
}

/** What floats above the window is closed by the key first. */
function isOverlaid({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('[aria-expanded="true"], [data-portal]') !== null;
}

function Message({ writing }: { writing: Writing }) {
  const { t } = useTranslation();
  const [isAnswer] = useState(writing.quote !== '' && writing.to.length > 0);
  return (
    <div className={classes.message}>
      {writing.isPlain ? (
        <Textarea
          aria-label={t('mail.fields.message')}
          variant="unstyled"
          autosize
          minRows={8}
          className={classes.plain}
          value={textOfHtml(writing.message)}
          onChange={(event) => changeWriting({ message: htmlOfText(event.currentTarget.value) })}
        />
      ) : (
        <RichTextField
          label={t('mail.fields.message')}
          value={writing.message}
          onChange={(message) => changeWriting({ message })}
          hasFocusFirst={isAnswer}
        />
      )}
    </div>
  );
}

function Recipients({ writing, error }: { writing: Writing; error: string | null }) {
  const { t } = useTranslation();
  const [isAnswer] = useState(writing.quote !== '' && writing.to.length > 0);
  const isUsed = (field: RecipientField) => writing[field].length > 0 || writing.typed[field] !== '';
  const [shown, setShown] = useState({ cc: isUsed('cc'), bcc: isUsed('bcc') });
  const toggle = (field: 'cc' | 'bcc') => (
    <Button size="compact-xs" variant="subtle" color="gray" onClick={() => setShown({ ...shown, [field]: true })}>
      {t(`mail.fields.${field}`)}
    </Button>
  );
  return (
    <>
      <RecipientsField {...fieldOf(writing, 'to')} label={t('mail.fields.to')} takesFocus={!isAnswer} error={error}>
        {!shown.cc && toggle('cc')}
        {!shown.bcc && toggle('bcc')}
      </RecipientsField>
      {shown.cc && (
        <RecipientsField {...fieldOf(writing, 'cc')} label={t('mail.fields.cc')} takesFocus={writing.cc.length === 0} />
      )}
      {shown.bcc && (
        <RecipientsField
          {...fieldOf(writing, 'bcc')}
          label={t('mail.fields.bcc')}
          takesFocus={writing.bcc.length === 0}
        />
      )}
    </>
  );
}

function fieldOf(writing: Writing, field: RecipientField) {
  return {
    people: writing[field],
    typed: writing.typed[field],
    onChange: (next: MailPerson[]) => changeWriting({ [field]: next }),
    onType: (text: string) => changeTyped(field, text),
  };
}
