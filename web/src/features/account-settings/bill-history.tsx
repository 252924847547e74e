import '../../ui/mantine-styles.ts';
import { documentLanguages } from '@atrium/contract/document-languages';
import { invoiceFileName } from '@atrium/contract/invoice-document';
import type { InvoiceStatus } from '@atrium/contract/invoice-status';
import { getPlanBillPdf, listPlanBills, type PlanBill } from '@atrium/contract/plan-bills';
import { ActionIcon, Skeleton } from '@mantine/core';
import { IconDownload, IconReceipt } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { download } from '../../ui/data-table/download.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { notify } from '../../ui/notify.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import classes from './account-settings.module.css';

const billsQuery = queryOptions({
  queryKey: ['account-plan', 'bills'],
  queryFn: ({ signal }) => call(listPlanBills, {}, { signal }),
});

const tones: Readonly<Record<InvoiceStatus, StatusTone>> = {
  Downloaded: 'info',
  Draft: 'neutral',
  Paid: 'success',
  'Partial Payment': 'warning',
  'Past Due': 'danger',
  Sent: 'info',
};

const columns = ['number', 'plan', 'status', 'total', 'issued', 'due', 'balance', 'file'] as const;

/** The bills for the plan of the account, each with its document. */
export function BillHistory() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(billsQuery);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={120} />;
  if (data.bills.length === 0)
    return (
      <EmptyState
        icon={<IconReceipt size={20} stroke={1.5} />}
        title={t('accountSettings.bills.none')}
        text={t('accountSettings.bills.noneText')}
      />
    );
  return (
    <ScrollRegion label={t('accountSettings.bills.title')} className={classes.scroll}>
      <table className={classes.bills}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`accountSettings.bills.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.bills.map((bill) => (
            <BillRow key={bill.id} bill={bill} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function BillRow({ bill }: { bill: PlanBill }) {
  const { t } = useTranslation();
  const { money, day } = useFormat();
  return (
    <tr>
      <th scope="row">#{bill.id}</th>
      <td>
        {t(`accountSettings.plan.names.${bill.plan}`)} · {t(`accountSettings.plan.periods.${bill.period}`)}
      </td>
      <td>
        <StatusBadge tone={tones[bill.status]} label={t(`invoices.statuses.${bill.status}`)} />
      </td>
      <td>{money(bill.totalCents)}</td>
      <td>{day(bill.issuedDate)}</td>
      <td>{day(bill.dueDate)}</td>
      <td>{money(bill.balanceCents)}</td>
      <td>
        <DownloadButton id={bill.id} />
      </td>
    </tr>
  );
}

function DownloadButton({ id }: { id: number }) {
  const { t, i18n } = useTranslation();
  const language = documentLanguages.find((known) => known === i18n.language) ?? 'en';
  const load = (signal: AbortSignal) => call(getPlanBillPdf, { parameters: { id }, query: { language } }, { signal });
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(invoiceFileName(id), 1, load, new AbortController().signal),
    onError: (error) => notify({ message: messageOf(error), tone: 'error' }),
  });
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      loading={isPending}
      aria-label={t('accountSettings.bills.download', { number: `#${id}` })}
      onClick={() => mutate()}
    >
      <IconDownload size={16} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}
