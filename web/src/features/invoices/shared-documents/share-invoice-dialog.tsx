import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { latestInvoiceQuery } from '../invoices.queries.ts';
import { DocumentLinkPanel } from './document-link-panel.tsx';

/** The latest invoice, for somebody without an account. */
export function ShareInvoiceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(latestInvoiceQuery);
  return (
    <Dialog title={t('modalExamples.share.title')} onClose={onClose}>
      {data === undefined && !error && <Skeleton height={120} />}
      {data === undefined && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === null && <Text size="sm">{t('invoices.list.emptyText')}</Text>}
      {typeof data === 'number' && (
        <>
          <Text size="sm" mb="md">
            {t('modalExamples.share.which', { number: `#${data}` })}
          </Text>
          <DocumentLinkPanel kind="invoice" id={data} />
        </>
      )}
    </Dialog>
  );
}
