import '../../ui/mantine-styles.ts';
import { Button, CopyButton, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { feedQuery, useFeed } from './calendar-files.queries.ts';

/** The secret address under which other calendars read this one. */
export function FeedPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <SidePanel title={t('calendar.feed.title')} onClose={onClose}>
      {() => <Feed />}
    </SidePanel>
  );
}

function Feed() {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const { data: feed, error, refetch } = useQuery(feedQuery);
  const { renew, revoke } = useFeed();
  const { confirm, dialog } = useConfirm();
  if (feed === undefined)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={160} />;
  const sure = async (deed: 'renew' | 'revoke') => {
    const question = { title: t(`calendar.feed.${deed}Title`), text: t('calendar.feed.stops'), isDanger: true };
    if (!(await confirm({ ...question, confirm: t(`calendar.feed.${deed}`) }))) return;
    if (deed === 'renew') renew.mutate();
    else revoke.mutate();
  };
  return (
    <Stack gap="md">
      <Text size="sm">{t('calendar.feed.text')}</Text>
      {renew.data && <Address address={new URL(renew.data.address, location.origin).href} />}
      {feed && !renew.data && (
        <Text size="sm" c="dimmed">
          {t('calendar.feed.since', { moment: dateTime(feed.createdAt) })}
        </Text>
      )}
      <Group gap="xs">
        {feed ? (
          <>
            <Button variant="default" loading={renew.isPending} onClick={() => void sure('renew')}>
              {t('calendar.feed.renew')}
            </Button>
            <Button variant="default" color="danger" loading={revoke.isPending} onClick={() => void sure('revoke')}>
              {t('calendar.feed.revoke')}
            </Button>
          </>
        ) : (
          <Button loading={renew.isPending} onClick={() => renew.mutate()}>
            {t('calendar.feed.make')}
          </Button>
        )}
      </Group>
      {dialog}
    </Stack>
  );
}

function Address({ address }: { address: string }) {
  const { t } = useTranslation();
  const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
  return (
    <Stack gap={8}>
      <TextInput
        label={t('calendar.feed.address')}
        description={t('calendar.feed.once')}
        value={address}
        readOnly
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton value={address}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            leftSection={copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
            onClick={copy}
            aria-live="polite"
          >
            {t(copied ? 'calendar.feed.copied' : 'calendar.feed.copy')}
          </Button>
        )}
      </CopyButton>
    </Stack>
  );
}
