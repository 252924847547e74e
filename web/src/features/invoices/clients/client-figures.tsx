import type { ClientFigures } from '@atrium/contract/client-account';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Panel } from '../../../ui/panel.tsx';
import view from '../document/invoice-view.module.css';
import { clientFiguresQuery } from './client-account.queries.ts';
import classes from './client-view.module.css';

/** What a client owes, has as credit and was invoiced, in each currency. */
export function ClientFiguresPanel({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(clientFiguresQuery(id));
  return (
    <Panel title={t('invoices.clients.figures.title')}>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={64} />}
      {data?.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('invoices.clients.figures.none')}
        </Text>
      )}
      {data?.map((figures) => (
        <Figures key={figures.currency} id={id} figures={figures} />
      ))}
    </Panel>
  );
}

function Figures({ id, figures }: { id: number; figures: ClientFigures }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { currency, openCents, openInvoices, pastDueCents, pastDueInvoices, creditCents, totalCents } = figures;
  const count = (invoices: number) =>
    t('invoices.ageing.count', { count: invoices, formatted: format.number(invoices) });
  const open = (
    <Link to="/apps/invoice/list" search={{ clientId: id, age: 'open' }} className={view.link}>
      {count(openInvoices)}
    </Link>
  );
  const pastDue = (
    <Link to="/apps/invoice/list" search={{ clientId: id, status: 'Past Due' }} className={view.link}>
      {count(pastDueInvoices)}
    </Link>
  );
  return (
    <dl className={classes.figures} aria-label={currency}>
      <Figure label="open" value={format.money(openCents, currency)}>
        {openInvoices > 0 && open}
      </Figure>
      <Figure label="pastDue" value={format.money(pastDueCents, currency)} isLate={pastDueInvoices > 0}>
        {pastDueInvoices > 0 && pastDue}
      </Figure>
      <Figure label="credit" value={format.money(creditCents, currency)} />
      <Figure label="total" value={format.money(totalCents, currency)} />
    </dl>
  );
}

interface FigureProps {
  label: 'open' | 'pastDue' | 'credit' | 'total';
  value: string;
  isLate?: boolean;
  children?: ReactNode;
}

function Figure({ label, value, isLate = false, children }: FigureProps) {
  const { t } = useTranslation();
  return (
    <div>
      <dt>{t(`invoices.clients.figures.${label}`)}</dt>
      <dd>
        <strong data-late={isLate || undefined}>{value}</strong>
        {children}
      </dd>
    </div>
  );
}
