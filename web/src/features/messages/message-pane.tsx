import '../../ui/mantine-styles.ts';
import type { Message } from '@atrium/contract/messages';
import { CloseButton, Skeleton, Text } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { LinkedText } from '../../ui/linked-text.tsx';
import { DeliveryBadge } from './delivery-badge.tsx';
import { MessageAttachments } from './message-attachments.tsx';
import classes from './messages.module.css';
import { messageQuery } from './messages.queries.ts';

interface MessagePaneProps {
  id: number;
  /** What the list says of it, where it is on the page that is shown. */
  seen: Message | undefined;
  onClose: () => void;
}

/** One message to read, wherever in the list it is by now. */
export function MessagePane({ id, seen, onClose }: MessagePaneProps) {
  const { t } = useTranslation();
  const query = useQuery(messageQuery(id, seen));
  const pane = useRef<HTMLElement>(null);
  const isThere = query.data !== undefined;
  useEffect(() => {
    if (isThere) pane.current?.scrollIntoView({ block: 'nearest' });
  }, [isThere]);
  return (
    <section ref={pane} className={classes.pane} aria-label={t('messages.reading')}>
      <header className={classes.head}>
        <h2 className={classes.title} dir="auto">
          {query.data === null ? t('messages.gone') : (query.data?.subject ?? t('messages.reading'))}
        </h2>
        <CloseButton aria-label={t('ui.close')} onClick={onClose} />
      </header>
      <KnownMessage query={query} />
    </section>
  );
}

function KnownMessage({ query }: { query: UseQueryResult<Message | null> }) {
  const { t } = useTranslation();
  const { data: message, error, refetch } = query;
  if (message === null)
    return (
      <Text size="sm" c="dimmed">
        {t('messages.goneText')}
      </Text>
    );
  if (!message) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={240} />;
  return (
    <>
      <Facts message={message} />
      <p className={classes.body} dir="auto">
        <LinkedText text={message.body} />
      </p>
    </>
  );
}

function Facts({ message }: { message: Message }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  return (
    <dl className={classes.facts}>
      <Fact label={t('messages.recipient')}>
        <bdi>{message.recipient}</bdi>
      </Fact>
      {message.copiesTo.length > 0 && (
        <Fact label={t('messages.copiesTo')}>
          {message.copiesTo.map((address, index) => (
            <span key={address}>
              {index > 0 && ', '}
              <bdi>{address}</bdi>
            </span>
          ))}
        </Fact>
      )}
      <Fact label={t('messages.time')}>
        <time dateTime={message.createdAt}>{dateTime(message.createdAt)}</time>
      </Fact>
      {message.attachments.length > 0 && (
        <Fact label={t('messages.attachments')}>
          <MessageAttachments message={message} />
        </Fact>
      )}
      <Fact label={t('messages.delivery')}>
        <DeliveryBadge message={message} />
        <Text size="xs" c="dimmed" mt={4}>
          {t(`messages.${message.delivery}Text`, { moment: dateTime(message.deliveredAt ?? message.createdAt) })}
        </Text>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
