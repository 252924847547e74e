import type { TrustedSender } from '@atrium/contract/trusted-senders';
import { ActionIcon, Skeleton, Stack, Text } from '@mantine/core';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { SidePanel } from '../../../ui/side-panel.tsx';
import classes from '../contacts/contacts.module.css';
import { trustedSendersQuery, useDistrustSender } from './trusted-senders.queries.ts';

/** Whose pictures are shown without being asked, and the way to be asked again. */
export function TrustedSendersPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <SidePanel title={t('mail.pictures.senders')} onClose={onClose}>
      {() => <Senders />}
    </SidePanel>
  );
}

function Senders() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(trustedSendersQuery);
  if (!data) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    return <Skeleton height={120} role="status" aria-label={t('table.loading')} />;
  }
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<IconPhoto size={20} stroke={1.5} />}
        title={t('mail.pictures.noSenders')}
        text={t('mail.pictures.noSendersText')}
      />
    );
  }
  return (
    <Stack gap={12}>
      <Text c="dimmed">{t('mail.pictures.sendersText')}</Text>
      <ul className={classes.list} aria-label={t('mail.pictures.senders')}>
        {data.map((sender) => (
          <SenderRow key={sender.id} sender={sender} />
        ))}
      </ul>
    </Stack>
  );
}

function SenderRow({ sender }: { sender: TrustedSender }) {
  const { t } = useTranslation();
  const format = useFormat();
  const remove = useDistrustSender();
  const canRemove = useAbility().can('delete', 'Mail');
  return (
    <li className={classes.row}>
      <span className={classes.who}>
        <bdi>{sender.email}</bdi>
        <Text size="sm" c="dimmed">
          {t('mail.pictures.since', { date: format.date(sender.trustedAt) })}
        </Text>
      </span>
      {canRemove && (
        <ActionIcon
          aria-label={t('mail.pictures.stopFor', { sender: sender.email })}
          onClick={() => remove.mutate(sender)}
        >
          <IconTrash size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}
