import '../../../ui/mantine-styles.ts';
import { type Quote, quoteStates } from '@atrium/contract/quotes';
import { IconEdit, IconEye, IconFileInvoice, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { answerOf } from '../../../ui/data-table/answer-of.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { DataColumn, DataFilter, RowAction } from '../../../ui/data-table/data-table.types.ts';
import { useListSearch } from '../../../ui/data-table/use-list-search.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useClientFilter } from '../clients/use-client-filter.ts';
import labels from '../invoice-labels.module.css';
import { ClientPerson, InvoiceNumber } from '../invoice-labels.tsx';
import { QuoteStateLabel } from './quote-state-label.tsx';
import {
  QuoteListSearch,
  quoteListDefaults,
  quoteListQuery,
  useDeleteQuote,
  useMakeInvoice,
} from './quotes.queries.ts';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

export function QuoteListPage() {
  const { t } = useTranslation();
  const ability = useAbility();
  const addButton = ability.can('create', 'Invoice') && (
    <LinkButton to="/apps/invoice/quote/add" leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}>
      {t('billing.quotes.add')}
    </LinkButton>
  );
  return (
    <>
      <PageHeader titleKey="billing.quotes.title" crumbs={[{ titleKey: 'shell.menu.invoice' }]} actions={addButton} />
      <QuoteTable addButton={addButton} />
    </>
  );
}

function QuoteTable({ addButton }: { addButton: ReactNode }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [state, onChange] = useListSearch(QuoteListSearch, quoteListDefaults);
  const list = useQuery(quoteListQuery(state));
  const columns = useQuoteColumns();
  const { ofRow, remove } = useQuoteActions();
  const ofClient = useClientFilter(state.clientId);
  const filters: readonly DataFilter[] = [
    {
      id: 'state',
      label: t('billing.quotes.state'),
      options: quoteStates.map((value) => ({ value, label: t(`billing.quotes.states.${value}`) })),
    },
    ofClient,
  ];
  return (
    <DataTable
      list="quotes"
      label={t('billing.quotes.title')}
      columns={columns}
      rowId={idOf}
      rowLabel={nameOf}
      answer={answerOf(list, ({ quotes }) => quotes)}
      state={state}
      onChange={onChange}
      searchLabel={t('billing.quotes.search')}
      filters={filters}
      empty={
        <EmptyState
          icon={<IconFileInvoice size={20} stroke={1.5} />}
          title={t('billing.quotes.empty')}
          text={t('billing.quotes.emptyText')}
          action={addButton}
        />
      }
      onOpen={({ id }) => void navigate({ to: '/apps/invoice/quote/view/$id', params: { id: String(id) } })}
      {...(remove && { onDelete: remove })}
      rowActions={ofRow}
      prefetch={(page) => void client.prefetchQuery(quoteListQuery({ ...state, page }))}
    />
  );
}

const idOf = ({ id }: Quote) => id;
const nameOf = ({ id }: Quote) => `#${id}`;

function useQuoteColumns(): readonly DataColumn<Quote>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'id',
        header: t('invoices.fields.id'),
        cell: ({ id }) => (
          <Link to="/apps/invoice/quote/view/$id" params={{ id: String(id) }} className={labels.number}>
            #{id}
          </Link>
        ),
        width: 110,
        isHideable: false,
        card: 'heading',
      },
      {
        id: 'state',
        header: t('billing.quotes.state'),
        cell: ({ state }) => <QuoteStateLabel state={state} />,
        width: 130,
        card: 'plain',
      },
      {
        id: 'client',
        header: t('invoices.fields.clientName'),
        cell: ({ client }) => <ClientPerson client={client} />,
        width: 240,
        card: 'plain',
      },
      {
        id: 'total',
        header: t('invoices.fields.total'),
        cell: ({ totalCents, currency }) => format.money(totalCents, currency),
        width: 120,
        align: 'end',
      },
      {
        id: 'issuedDate',
        header: t('invoices.fields.issuedDate'),
        cell: ({ issuedDate }) => format.day(issuedDate),
        width: 140,
      },
      {
        id: 'validUntil',
        header: t('billing.quotes.validUntil'),
        cell: ({ validUntil }) => format.day(validUntil),
        width: 140,
      },
      {
        id: 'invoice',
        header: t('billing.quotes.invoice'),
        cell: ({ invoiceId }) => (invoiceId === null ? '–' : <InvoiceNumber id={invoiceId} />),
        width: 110,
      },
    ],
    [t, format],
  );
}

function useQuoteActions() {
  const { t } = useTranslation();
  const ability = useAbility();
  const navigate = useNavigate();
  const { mutate: remove } = useDeleteQuote();
  const { mutate: invoice } = useMakeInvoice();
  const canDelete = ability.can('delete', 'Invoice');
  const ofRow = ({ id, state, invoiceId }: Quote): readonly RowAction[] => {
    const params = { id: String(id) };
    const isOpen = state === 'draft' || state === 'sent' || state === 'expired';
    const show: RowAction = {
      id: 'view',
      label: t('invoices.actions.preview'),
      icon: <IconEye {...icon} />,
      onSelect: () => void navigate({ to: '/apps/invoice/quote/view/$id', params }),
    };
    const edit: RowAction = {
      id: 'edit',
      label: t('invoices.actions.edit'),
      icon: <IconEdit {...icon} />,
      onSelect: () => void navigate({ to: '/apps/invoice/quote/edit/$id', params }),
    };
    const make: RowAction = {
      id: 'invoice',
      label: t('billing.quotes.makeInvoice'),
      icon: <IconFileInvoice {...icon} />,
      onSelect: () => invoice(id),
    };
    const drop: RowAction = {
      id: 'delete',
      label: t('invoices.actions.delete'),
      icon: <IconTrash {...icon} />,
      isDanger: true,
      onSelect: () => remove({ id }),
    };
    return [
      show,
      ...(ability.can('update', 'Invoice') && isOpen && invoiceId === null ? [edit] : []),
      ...(ability.can('create', 'Invoice') && invoiceId === null && state !== 'declined' ? [make] : []),
      ...(canDelete ? [drop] : []),
    ];
  };
  return { ofRow, remove: canDelete ? ({ id }: Quote) => remove({ id }) : undefined };
}
