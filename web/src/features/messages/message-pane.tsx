import '../../ui/mantine-styles.ts';
import type { Message } from '@atrium/contract/messages';
import { CloseButton, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { LinkedText } from '../../ui/linked-text.tsx';
import { DeliveryBadge } from './delivery-badge.tsx';
import { MessageAttachments } from './message-attachments.tsx';
import classes from './messages.module.css';

interface MessagePaneProps {
  message: Message | undefined;
  onClose: () => void;
}

/** One message to read. */
export function MessagePane({ message, onClose }: MessagePaneProps) {
  const { t } = useTranslation();
  const pane = useRef<HTMLElement>(null);
  const id = message?.id;
  useEffect(() => {
    if (id !== undefined) pane.current?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  return (
    <section ref={pane} className={classes.pane} aria-label={t('messages.reading')}>
      <header className={classes.head}>
        <h2 className={classes.title} dir="auto">
          {message?.subject ?? t('messages.notHere')}
        </h2>
        <CloseButton aria-label={t('ui.close')} onClick={onClose} />
      </header>
      {message ? (
        <>
          <Facts message={message} />
          <p className={classes.body} dir="auto">
            <LinkedText text={message.body} />
          </p>
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {t('messages.notHereText')}
        </Text>
      )}
    </section>
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
          {message.deliveredAt === null
            ? t('messages.keptHereText')
            : t('messages.deliveredAt', { moment: dateTime(message.deliveredAt) })}
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
