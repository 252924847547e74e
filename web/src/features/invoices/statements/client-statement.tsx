import { clientStatementDocument } from '@atrium/contract/client-statement-document';
import type { ClientStatement } from '@atrium/contract/client-statements';
import { Button, Skeleton } from '@mantine/core';
import { IconDownload, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { documentLanguageOf } from '../../../ui/billing/document-language.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { loadedLater } from '../../../ui/loaded-later.ts';
import { Panel } from '../../../ui/panel.tsx';
import { DocumentSheet } from '../document/invoice-document.tsx';
import classes from './client-statement.module.css';
import { clientStatementQuery, useStatementDownload } from './client-statements.queries.ts';
import { StatementDays } from './statement-days.tsx';
import { daysOf, thisYear } from './statement-period.ts';

const SendStatementPanel = loadedLater(async () => ({
  default: (await import('./send-statement-panel.tsx')).SendStatementPanel,
}));

/** What was between the house and a client on some days, as they are told it. */
export function ClientStatementPanel({ id }: { id: number }) {
  const { t } = useTranslation();
  const [period, setPeriod] = useState(thisYear);
  const days = daysOf(period);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...clientStatementQuery(id, days ?? ''),
    enabled: days !== null,
  });
  const isShown = data !== undefined && days !== null && !error;
  return (
    <Panel title={t('invoices.statement.title')} text={t('invoices.statement.text')}>
      <div className={classes.bar}>
        <StatementDays period={period} onChange={setPeriod} />
        {isShown && !isPlaceholderData && <StatementActions statement={data} />}
      </div>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && days !== null && <Skeleton height={240} />}
      {isShown && <Sheet statement={data} />}
    </Panel>
  );
}

function Sheet({ statement }: { statement: ClientStatement }) {
  const { t, i18n } = useTranslation();
  const shown = clientStatementDocument(statement, documentLanguageOf(i18n.language));
  return <DocumentSheet shown={shown} label={t('invoices.statement.title')} />;
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

function StatementActions({ statement }: { statement: ClientStatement }) {
  const { t } = useTranslation();
  const canSend = useAbility().can('update', 'Invoice');
  const { mutate, isPending } = useStatementDownload(statement);
  const [isSending, setIsSending] = useState(false);
  return (
    <div className={classes.actions}>
      <Button variant="default" leftSection={<IconDownload {...icon} />} loading={isPending} onClick={() => mutate()}>
        {t('invoices.statement.download')}
      </Button>
      {canSend && (
        <Button leftSection={<IconSend {...icon} />} onClick={() => setIsSending(true)}>
          {t('invoices.statement.send')}
        </Button>
      )}
      {isSending && (
        <Suspense>
          <SendStatementPanel statement={statement} onClose={() => setIsSending(false)} />
        </Suspense>
      )}
    </div>
  );
}
