import type { Email, MailReply } from '@atrium/contract/mail';
import { Button } from '@mantine/core';
import { IconMailOff, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../navigation/page-title.ts';
import { ToolButton } from '../../../ui/data-table/tool-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { mailThreadQuery } from '../mail.queries.ts';
import { useMarkAsRead } from '../mail-commands.queries.ts';
import { LabelList } from '../mail-labels.tsx';
import type { MailView } from '../mail-search.ts';
import { usePrintMails } from '../message/use-print-mails.ts';
import { SnoozeNote } from '../snooze/mail-snoozed.tsx';
import classes from './mail-detail.module.css';
import { DetailBar } from './mail-detail-bar.tsx';
import type { MailDetailProps } from './mail-detail-props.ts';
import { MailThread } from './mail-thread.tsx';
import { MailWaiting } from './mail-waiting.tsx';
import { messagesOf } from './thread-messages.ts';

/** A mail that is open, in its thread. */
export function MailDetail(props: MailDetailProps) {
  const { t } = useTranslation();
  const { id, view, q, list, onClose } = props;
  const listed = list?.emails.find((email) => email.id === id);
  const thread = useQuery({
    ...mailThreadQuery(id, { ...view, q }),
    // A list leaves out what is long.
    ...(listed && (listed.message !== '' || listed.excerpt === '') && { placeholderData: listed }),
  });
  const mail = thread.data;
  usePageTitle(mail ? mail.subject || t('mail.noSubject') : undefined);
  useReading(mail, thread.isPlaceholderData);
  return (
    <article className={classes.detail}>
      <DetailBar {...props} mail={mail ?? undefined} />
      {mail && <Opened key={id} mail={mail} threadsIn={props.threadsIn} />}
      {mail === null && <Gone onClose={onClose} />}
      {mail === undefined &&
        (thread.error ? <ErrorState error={thread.error} onRetry={() => void thread.refetch()} /> : <MailWaiting />)}
    </article>
  );
}

function Opened({ mail, threadsIn }: { mail: Email; threadsIn: MailView | null }) {
  const { t } = useTranslation();
  const print = usePrintMails();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <div className={classes.head}>
        <h2 ref={heading} className={classes.subject} tabIndex={-1}>
          <bdi>{mail.subject || t('mail.noSubject')}</bdi>
        </h2>
        <LabelList labels={mail.labels} />
        <span className={classes.print}>
          <ToolButton label={t('mail.print')} onClick={() => print(messagesOf(mail), mail.subject)}>
            <IconPrinter size={18} stroke={1.5} aria-hidden />
          </ToolButton>
        </span>
      </div>
      <SnoozeNote mail={mail} threadsIn={threadsIn} />
      <MailThread mail={mail} />
    </>
  );
}

/** What is open is read: each of its mails once, so that what one marks as unread stays so. */
function useReading(mail: Email | null | undefined, isPartial: boolean): void {
  const seen = useRef(new Set<number>());
  const markAsRead = useMarkAsRead();
  useEffect(() => {
    const see = (mails: readonly (Email | MailReply)[]) => {
      const unseen = mails.filter(({ id }) => !seen.current.has(id));
      for (const { id } of unseen) seen.current.add(id);
      markAsRead(unseen);
    };
    if (!mail) return undefined;
    // Whoever goes on before its thread is here has had the mail itself before them.
    if (isPartial) return () => see([mail]);
    see([mail, ...mail.replies]);
    return undefined;
  }, [mail, isPartial, markAsRead]);
}

function Gone({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconMailOff size={20} stroke={1.5} />}
      title={t('mail.gone.title')}
      text={t('mail.gone.text')}
      action={
        <Button variant="default" onClick={onClose}>
          {t('mail.back')}
        </Button>
      }
    />
  );
}
