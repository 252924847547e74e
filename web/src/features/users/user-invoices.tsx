import type { Invoice } from '@atrium/contract/invoices';
import type { User } from '@atrium/contract/users';
import { ActionIcon, Skeleton, Text } from '@mantine/core';
import { IconDownload, IconEye, IconFileInvoice } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import tableClasses from '../../ui/billing/bill-table.module.css';
import { BillTable } from '../../ui/billing/bill-table.tsx';
import { documentLanguageOf } from '../../ui/billing/document-language.ts';
import { usePdfDownload } from '../../ui/billing/pdf-download.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { userInvoicesQuery } from './user-billing.queries.ts';
import classes from './user-view.module.css';

/** What was billed to this user, each with its page and its document. */
export function UserInvoices({ user }: { user: User }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(userInvoicesQuery(user.id));
  return (
    <Panel title={t('users.invoices.title')} text={t('users.invoices.text')}>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={160} />}
      {data?.total === 0 && (
        <EmptyState
          icon={<IconFileInvoice size={20} stroke={1.5} />}
          title={t('users.invoices.none')}
          text={t('users.invoices.noneText')}
        />
      )}
      {data && data.total > 0 && (
        <BillTable
          label={t('users.invoices.title')}
          bills={data.invoices.map(billOf)}
          number={({ id }) => <NumberLink id={id} />}
          actions={({ id }) => <InvoiceButtons id={id} />}
        />
      )}
      {data && <MoreInvoices total={data.total} shown={data.invoices.length} />}
    </Panel>
  );
}

function billOf(invoice: Invoice) {
  const { id, invoiceStatus: status, total, balanceCents, currency, issuedDate, dueDate } = invoice;
  return { id, status, totalCents: Math.round(total * 100), balanceCents, currency, issuedDate, dueDate };
}

function NumberLink({ id }: { id: number }) {
  return (
    <Link to="/apps/invoice/preview/$id" params={{ id: String(id) }} className={classes.link}>
      #{id}
    </Link>
  );
}

function InvoiceButtons({ id }: { id: number }) {
  const { t, i18n } = useTranslation();
  const isNoted = useAbility().can('update', 'Invoice');
  const { mutate, isPending } = usePdfDownload(id, documentLanguageOf(i18n.language), isNoted);
  const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
  const number = `#${id}`;
  return (
    <span className={tableClasses.actions}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('users.invoices.preview', { number })}
        renderRoot={(props) => <Link to="/apps/invoice/preview/$id" params={{ id: String(id) }} {...props} />}
      >
        <IconEye {...icon} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        loading={isPending}
        aria-label={t('users.invoices.download', { number })}
        onClick={() => mutate()}
      >
        <IconDownload {...icon} />
      </ActionIcon>
    </span>
  );
}

function MoreInvoices({ total, shown }: { total: number; shown: number }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  if (total <= shown) return null;
  return (
    <Text size="sm" c="dimmed" mt="sm">
      {t('users.invoices.more', { shown: number(shown), total: number(total) })}
    </Text>
  );
}
