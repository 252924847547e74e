import '../../../ui/mantine-styles.ts';
import type { CreditNote } from '@atrium/contract/credit-notes';
import { IconFileInvoice } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../ui/data-table/answer-of.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useListSearch } from '../../../ui/data-table/use-list-search.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useCreditNoteColumns } from './credit-note-columns.tsx';
import { useCreditNoteFilters } from './credit-note-filters.ts';
import { creditNoteListQuery, loadCreditNoteExport } from './credit-note-list.queries.ts';
import { CreditNoteListSearch, creditNoteListDefaults } from './credit-note-list-search.ts';
import { useCreditNoteActions } from './use-credit-note-actions.tsx';

export function CreditNoteListPage() {
  return (
    <>
      <PageHeader titleKey="creditNotes.title" crumbs={[{ titleKey: 'shell.menu.invoice' }]} />
      <CreditNoteTable />
    </>
  );
}

function CreditNoteTable() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [state, onChange] = useListSearch(CreditNoteListSearch, creditNoteListDefaults);
  const list = useQuery(creditNoteListQuery(state));
  const columns = useCreditNoteColumns();
  const filters = useCreditNoteFilters(state);
  const { open, ofRow, remove } = useCreditNoteActions();
  return (
    <DataTable
      list="credit-notes"
      label={t('creditNotes.title')}
      columns={columns}
      rowId={idOf}
      rowLabel={nameOf}
      answer={answerOf(list, ({ creditNotes }) => creditNotes)}
      state={state}
      onChange={onChange}
      searchLabel={t('creditNotes.search')}
      filters={filters}
      empty={<Nothing />}
      onOpen={(creditNote) => open(creditNote)}
      {...(remove && { onDelete: remove })}
      rowActions={ofRow}
      export={{
        fileName: t('creditNotes.fileName'),
        load: (exported, signal, format) => loadCreditNoteExport(state, exported, signal, format),
        rows: async (page) =>
          (await client.fetchQuery(creditNoteListQuery({ ...state, page, perPage: 100 }))).creditNotes,
      }}
      hasSavedViews
      prefetch={(page) => void client.prefetchQuery(creditNoteListQuery({ ...state, page }))}
    />
  );
}

const idOf = ({ id }: CreditNote) => id;
const nameOf = ({ id }: CreditNote) => `#${id}`;

/** One is made where its invoice is shown. */
function Nothing() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconFileInvoice size={20} stroke={1.5} />}
      title={t('creditNotes.empty')}
      text={t('creditNotes.emptyText')}
      action={<LinkButton to="/apps/invoice/list">{t('invoices.missing.toList')}</LinkButton>}
    />
  );
}
