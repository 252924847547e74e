import '../../ui/mantine-styles.ts';
import { Skeleton } from '@mantine/core';
import { IconFileInvoice } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { latestInvoiceQuery } from './invoices.queries.ts';

const places = {
  preview: '/apps/invoice/preview/$id',
  edit: '/apps/invoice/edit/$id',
  print: '/apps/invoice/print/$id',
} as const;

/** The address of an invoice without its number: the latest. */
export function LatestInvoicePage({ opens }: { opens: keyof typeof places }) {
  const { t } = useTranslation();
  const canAdd = useAbility().can('create', 'Invoice');
  const { data, error, refetch } = useQuery(latestInvoiceQuery);
  if (typeof data === 'number') return <Navigate to={places[opens]} params={{ id: String(data) }} replace />;
  return (
    <>
      <PageHeader titleKey={`invoices.${opens}.title`} crumbs={[{ titleKey: 'shell.menu.invoice' }]} />
      {data === undefined && !error && <Skeleton height={560} />}
      {data === undefined && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === null && (
        <EmptyState
          icon={<IconFileInvoice size={20} stroke={1.5} />}
          title={t('invoices.list.empty')}
          text={t('invoices.list.emptyText')}
          {...(canAdd && { action: <LinkButton to="/apps/invoice/add">{t('invoices.actions.add')}</LinkButton> })}
        />
      )}
    </>
  );
}
