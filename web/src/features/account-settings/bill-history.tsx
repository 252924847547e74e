import '../../ui/mantine-styles.ts';
import { invoiceFileName } from '@atrium/contract/invoice-document';
import { getPlanBillPdf, listPlanBills } from '@atrium/contract/plan-bills';
import { ActionIcon, Skeleton } from '@mantine/core';
import { IconDownload, IconReceipt } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { BillTable } from '../../ui/billing/bill-table.tsx';
import { documentLanguageOf } from '../../ui/billing/document-language.ts';
import { PlanName } from '../../ui/billing/plan-facts.tsx';
import { download } from '../../ui/data-table/download.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { notify } from '../../ui/notify.tsx';
import { planQuery } from './queries.ts';

/** A bill is an invoice, of which its debtor is told. */
const billsQuery = queryOptions({
  queryKey: ['account-plan', 'bills'],
  meta: { follows: ['invoice', 'notification'] },
  queryFn: ({ signal }) => call(listPlanBills, {}, { signal }),
});

/** The bills for the plan of the account, each with its document. */
export function BillHistory() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(billsQuery);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={120} />;
  if (data.bills.length === 0) return <NoBills />;
  return (
    <BillTable
      label={t('accountSettings.bills.title')}
      bills={data.bills}
      number={({ id }) => `#${id}`}
      about={{ title: t('accountSettings.bills.plan'), cell: (bill) => <PlanName chosen={bill} /> }}
      actions={({ id }) => <DownloadButton id={id} />}
    />
  );
}

/** Whoever has chosen a plan already is told when its first bill comes. */
function NoBills() {
  const { t } = useTranslation();
  const { data: chosen } = useQuery(planQuery);
  const isWaiting = chosen !== undefined && chosen.plan !== 'basic';
  return (
    <EmptyState
      icon={<IconReceipt size={20} stroke={1.5} />}
      title={t('accountSettings.bills.none')}
      text={t(isWaiting ? 'accountSettings.bills.firstComes' : 'accountSettings.bills.noneText')}
    />
  );
}

function DownloadButton({ id }: { id: number }) {
  const { t, i18n } = useTranslation();
  const language = documentLanguageOf(i18n.language);
  const load = (signal: AbortSignal) => call(getPlanBillPdf, { parameters: { id }, query: { language } }, { signal });
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(invoiceFileName(id, language), 1, load, new AbortController().signal),
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
