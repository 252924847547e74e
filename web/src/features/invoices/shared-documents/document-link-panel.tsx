import type { DocumentKind, DocumentLinks } from '@atrium/contract/document-links';
import { ActionIcon, Button, Group, Skeleton, Text, TextInput, Tooltip } from '@mantine/core';
import { IconCopy, IconLink, IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultHome, home } from '../../../backend/home.ts';
import { addressInHome } from '../../../backend/home-address.ts';
import { useAbility } from '../../../session/ability.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useCopiedAddress } from '../../../ui/use-copied-address.ts';
import classes from '../document/invoice-view.module.css';
import { documentLinksQuery, useAddLink, useRevokeLinks } from './document-links.queries.ts';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** A tab that begins in another home would look for the document there. */
function addressHere(url: string): string {
  return home === defaultHome ? url : addressInHome(url, home);
}

/** The address at which the client reads the document without an account, and when they did. */
export function DocumentLinkPanel({ kind, id }: { kind: DocumentKind; id: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(documentLinksQuery(kind, id));
  return (
    <Panel title={t('billing.link.title')}>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={64} />}
      {data && <Links kind={kind} id={id} links={data.links} />}
    </Panel>
  );
}

function Links({ kind, id, links }: { kind: DocumentKind; id: number; links: DocumentLinks }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const adding = useAddLink(kind, id);
  const revoking = useRevokeLinks(kind, id);
  const [url, setUrl] = useState<string | null>(null);
  const hasLink = links.createdAt !== null;
  const add = () => adding.mutate(undefined, { onSuccess: (answer) => setUrl(addressHere(answer.url)) });
  return (
    <>
      {url !== null && hasLink && <Address url={url} />}
      {hasLink || links.views > 0 ? (
        <Facts links={links} />
      ) : (
        <Text size="sm" c="dimmed" mb="sm">
          {t('billing.link.none')}
        </Text>
      )}
      {home === 'browser' && (
        <Text size="sm" c="dimmed" mb="sm">
          {t('billing.link.inBrowser')}
        </Text>
      )}
      {ability.can('update', 'Invoice') && (
        <Group gap="xs">
          <Button variant="default" leftSection={<IconLink {...icon} />} loading={adding.isPending} onClick={add}>
            {t(hasLink ? 'billing.link.renew' : 'billing.link.make')}
          </Button>
          {hasLink && (
            <Button
              variant="subtle"
              color="danger"
              leftSection={<IconLinkOff {...icon} />}
              loading={revoking.isPending}
              onClick={() => revoking.mutate(undefined, { onSuccess: () => setUrl(null) })}
            >
              {t('billing.link.revoke')}
            </Button>
          )}
        </Group>
      )}
    </>
  );
}

/** It is told this once: nobody keeps it. */
function Address({ url }: { url: string }) {
  const { t } = useTranslation();
  const { field, copy } = useCopiedAddress();
  return (
    <TextInput
      ref={field}
      className={classes.url}
      label={t('billing.link.address')}
      description={t('billing.link.once')}
      inputWrapperOrder={['label', 'input', 'description']}
      value={url}
      readOnly
      dir="ltr"
      onFocus={({ currentTarget }) => currentTarget.select()}
      rightSection={
        <Tooltip label={t('billing.link.copy')}>
          <ActionIcon aria-label={t('billing.link.copy')} onClick={copy}>
            <IconCopy {...icon} />
          </ActionIcon>
        </Tooltip>
      }
    />
  );
}

function Facts({ links: { createdAt, firstSeenAt, lastSeenAt, views } }: { links: DocumentLinks }) {
  const { t } = useTranslation();
  const format = useFormat();
  const seen = (moment: string | null) => (moment === null ? t('billing.link.never') : format.dateTime(moment));
  return (
    <dl className={classes.facts}>
      <dt>{t('billing.link.madeAt')}</dt>
      <dd>{createdAt === null ? t('billing.link.off') : format.dateTime(createdAt)}</dd>
      <dt>{t('billing.link.firstSeen')}</dt>
      <dd>{seen(firstSeenAt)}</dd>
      {views > 1 && (
        <>
          <dt>{t('billing.link.lastSeen')}</dt>
          <dd>{seen(lastSeenAt)}</dd>
        </>
      )}
    </dl>
  );
}
