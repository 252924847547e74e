import type { CreditNoteSortColumn } from '@atrium/contract/credit-note-list';
import { type CreditNote, creditNoteStates } from '@atrium/contract/credit-notes';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../../../ui/data-table/data-table.types.ts';
import { cellWords } from '../../../ui/data-table/exported-columns.ts';
import { useFormat } from '../../../ui/format.ts';
import labels from '../invoice-labels.module.css';
import { ClientPerson, InvoiceNumber } from '../invoice-labels.tsx';
import { CreditNoteStateLabel } from './credit-note-state-label.tsx';

export function useCreditNoteColumns(): readonly DataColumn<CreditNote>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(() => {
    const sorted = (
      id: CreditNoteSortColumn,
      rest: Omit<DataColumn<CreditNote>, 'id' | 'isSortable'>,
    ): DataColumn<CreditNote> => ({ id, isSortable: true, ...rest });
    return [
      sorted('id', {
        header: t('invoices.fields.id'),
        cell: ({ id }) => <CreditNoteNumber id={id} />,
        width: 104,
        isHideable: false,
        card: 'heading',
      }),
      sorted('state', {
        header: t('creditNotes.state'),
        cell: ({ state }) => <CreditNoteStateLabel state={state} />,
        width: 140,
        card: 'plain',
        words: { state: cellWords(t, 'creditNotes.states', creditNoteStates) },
      }),
      sorted('clientName', {
        header: t('invoices.fields.clientName'),
        cell: ({ client }) => <ClientPerson client={client} />,
        width: 220,
        card: 'plain',
        exports: {
          clientName: t('invoices.fields.clientName'),
          clientEmail: t('invoices.clients.fields.companyEmail'),
        },
      }),
      {
        id: 'invoiceId',
        header: t('creditNotes.invoice'),
        cell: ({ invoiceId }) => <InvoiceNumber id={invoiceId} />,
        width: 110,
      },
      sorted('total', {
        header: t('invoices.fields.total'),
        cell: ({ totalCents, currency }) => format.money(totalCents, currency),
        width: 120,
        align: 'end',
        exports: { total: t('invoices.fields.total'), currency: t('invoices.fields.currency') },
      }),
      sorted('issuedDate', {
        header: t('creditNotes.issuedDate'),
        cell: ({ issuedDate }) => format.day(issuedDate),
        width: 130,
      }),
      {
        id: 'reason',
        header: t('creditNotes.reason'),
        cell: ({ reason }) => <bdi>{reason}</bdi>,
        width: 240,
        isHiddenByDefault: true,
      },
    ];
  }, [t, format]);
}

export function CreditNoteNumber({ id }: Pick<CreditNote, 'id'>) {
  return (
    <Link to="/apps/invoice/credit-note/view/$id" params={{ id: String(id) }} className={labels.number}>
      <bdi>#{id}</bdi>
    </Link>
  );
}
