import type { Invoice } from '@atrium/contract/invoices';
import { IconFileInvoice } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../ui/data-table/answer-of.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { ChangeList } from '../../ui/data-table/data-table.types.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useInvoiceColumns } from './invoice-columns.tsx';
import { useInvoiceFilters } from './invoice-filters.ts';
import type { InvoiceListSearch } from './invoice-list-search.ts';
import { invoiceListQuery, loadInvoiceExport, matchingOf } from './invoices.queries.ts';
import { useInvoiceActions } from './use-invoice-actions.tsx';

interface InvoiceTableProps {
  state: InvoiceListSearch;
  onChange: ChangeList;
  onPay: (invoice: Invoice) => void;
  addButton: ReactNode;
}

export function InvoiceTable({ state, onChange, onPay, addButton }: InvoiceTableProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const list = useQuery(invoiceListQuery(state));
  const columns = useInvoiceColumns();
  const filters = useInvoiceFilters(state);
  const actions = useInvoiceActions(onPay, matchingOf(state));
  return (
    <>
      <DataTable
        list="invoices"
        label={t('invoices.list.title')}
        columns={columns}
        rowId={idOf}
        rowLabel={nameOf}
        answer={answerOf(list, ({ invoices }) => invoices)}
        state={state}
        onChange={onChange}
        searchLabel={t('invoices.list.search')}
        filters={filters}
        empty={
          <EmptyState
            icon={<IconFileInvoice size={20} stroke={1.5} />}
            title={t('invoices.list.empty')}
            text={t('invoices.list.emptyText')}
            action={addButton}
          />
        }
        onOpen={({ id }) => void navigate({ to: '/apps/invoice/preview/$id', params: { id: String(id) } })}
        {...(actions.canDelete && { onDelete: actions.remove })}
        rowActions={actions.ofRow}
        bulkActions={actions.ofRows}
        export={{
          fileName: t('invoices.list.fileName'),
          load: (exported, signal, format) => loadInvoiceExport(state, exported, signal, format),
          rows: async (page) => (await client.fetchQuery(invoiceListQuery({ ...state, page, perPage: 100 }))).invoices,
        }}
        hasSavedViews
        prefetch={(page) => void client.prefetchQuery(invoiceListQuery({ ...state, page }))}
      />
      {actions.dialog}
    </>
  );
}

const idOf = ({ id }: Invoice) => id;
const nameOf = ({ id }: Invoice) => `#${id}`;
