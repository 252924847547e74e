import type { InvoiceStatus } from '@atrium/contract/invoice-status';
import type { Invoice } from '@atrium/contract/invoices';
import { Tooltip } from '@mantine/core';
import {
  IconAlertCircle,
  IconChartPie2,
  IconCircleCheck,
  IconDownload,
  IconPencil,
  IconSend,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import cut from '../../ui/cut.module.css';
import { useFormat } from '../../ui/format.ts';
import { Person } from '../../ui/person.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import classes from './invoice-labels.module.css';

const looks: Readonly<Record<InvoiceStatus, { Icon: typeof IconSend; tone: StatusTone }>> = {
  Downloaded: { Icon: IconDownload, tone: 'info' },
  Draft: { Icon: IconPencil, tone: 'neutral' },
  Paid: { Icon: IconCircleCheck, tone: 'success' },
  'Partial Payment': { Icon: IconChartPie2, tone: 'warning' },
  'Past Due': { Icon: IconAlertCircle, tone: 'danger' },
  Sent: { Icon: IconSend, tone: 'info' },
};

type Labelled = Pick<Invoice, 'invoiceStatus' | 'balanceCents' | 'currency' | 'dueDate'>;

/** How far an invoice has come, in a word; its balance and its day are a hint away. */
export function InvoiceStatusLabel({ invoice }: { invoice: Labelled }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { Icon, tone } = looks[invoice.invoiceStatus];
  const status = t(`invoices.statuses.${invoice.invoiceStatus}`);
  const hint = [
    status,
    t('invoices.hint.balance', { amount: format.money(invoice.balanceCents, invoice.currency) }),
    t('invoices.hint.due', { date: format.day(invoice.dueDate) }),
  ];
  return (
    <Tooltip label={hint.map((line) => <div key={line}>{line}</div>)}>
      <span className={classes.status} data-tone={tone}>
        <Icon size={16} stroke={1.75} aria-hidden />
        {status}
      </span>
    </Tooltip>
  );
}

/** What is left to pay: nothing is "Paid", and what was paid too much is a credit. */
export function BalanceLabel({ cents, currency }: { cents: number; currency: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (cents === 0) return <StatusBadge tone="success" label={t('invoices.statuses.Paid')} />;
  if (cents > 0) return format.money(cents, currency);
  return <span className={classes.credit}>{t('invoices.credit', { amount: format.money(-cents, currency) })}</span>;
}

export function InvoiceNumber({ id }: { id: number }) {
  return (
    <Link to="/apps/invoice/preview/$id" params={{ id: String(id) }} className={classes.number}>
      <bdi>#{id}</bdi>
    </Link>
  );
}

/** Who a row is for; the name is the way to all that they have. */
export function ClientPerson({ client }: { client: Pick<Invoice['client'], 'id' | 'name' | 'companyEmail'> }) {
  return (
    <Person name={client.name} email={client.companyEmail}>
      <ClientLink client={client} />
    </Person>
  );
}

export function ClientLink({ client: { id, name } }: { client: Pick<Invoice['client'], 'id' | 'name'> }) {
  return (
    <Link to="/apps/invoice/clients/$id" params={{ id: String(id) }} className={classes.client}>
      <bdi className={cut.cut}>{name}</bdi>
    </Link>
  );
}
