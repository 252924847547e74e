import type { InvoiceSortColumn } from '@atrium/contract/invoice-list';
import { invoiceStatuses } from '@atrium/contract/invoice-status';
import { type Invoice, invoiceServices } from '@atrium/contract/invoices';
import { taxTreatments } from '@atrium/contract/tax-treatment';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../../ui/data-table/data-table.types.ts';
import { cellWords } from '../../ui/data-table/exported-columns.ts';
import { useFormat } from '../../ui/format.ts';
import { useCustomColumns } from './custom-fields/use-custom-columns.ts';
import { BalanceLabel, ClientPerson, InvoiceNumber, InvoiceStatusLabel } from './invoice-labels.tsx';
import { RemindedMark } from './reminders/reminded-mark.tsx';

export function useInvoiceColumns(): readonly DataColumn<Invoice>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const custom = useCustomColumns();
  return useMemo(() => {
    const column = (
      id: InvoiceSortColumn,
      rest: Omit<DataColumn<Invoice>, 'id' | 'header' | 'isSortable'>,
    ): DataColumn<Invoice> => ({ id, header: t(`invoices.fields.${id}`), isSortable: true, ...rest });
    const reference = (id: 'buyerReference' | 'orderNumber'): DataColumn<Invoice> => ({
      id,
      header: t(`invoices.fields.${id}`),
      cell: (invoice) => <bdi>{invoice[id]}</bdi>,
      width: 180,
      isHiddenByDefault: true,
    });
    return [
      column('id', { cell: ({ id }) => <InvoiceNumber id={id} />, width: 104, isHideable: false, card: 'heading' }),
      column('invoiceStatus', {
        cell: (invoice) => (
          <>
            <InvoiceStatusLabel invoice={invoice} />
            <RemindedMark invoice={invoice} />
          </>
        ),
        width: 140,
        card: 'plain',
        words: { invoiceStatus: cellWords(t, 'invoices.statuses', invoiceStatuses) },
      }),
      column('clientName', {
        cell: ({ client }) => <ClientPerson client={client} />,
        width: 186,
        card: 'plain',
        exports: {
          clientName: t('invoices.fields.clientName'),
          clientEmail: t('invoices.clients.fields.companyEmail'),
        },
      }),
      column('total', {
        cell: ({ total, currency }) => format.money(Math.round(total * 100), currency),
        width: 112,
        align: 'end',
        exports: { total: t('invoices.fields.total'), currency: t('invoices.fields.currency') },
      }),
      column('issuedDate', { cell: ({ issuedDate }) => format.day(issuedDate), width: 116 }),
      column('balance', {
        cell: ({ balanceCents, currency }) => <BalanceLabel cents={balanceCents} currency={currency} />,
        width: 112,
        align: 'end',
      }),
      column('dueDate', { cell: ({ dueDate }) => format.day(dueDate), width: 116 }),
      column('service', {
        cell: ({ service }) => t(`invoices.services.${service}`),
        width: 220,
        isHiddenByDefault: true,
        words: { service: cellWords(t, 'invoices.services', invoiceServices) },
      }),
      {
        id: 'taxTreatment',
        header: t('invoices.fields.taxTreatment'),
        cell: ({ taxTreatment }) => t(`invoices.taxTreatments.${taxTreatment}`),
        width: 180,
        isHiddenByDefault: true,
        words: { taxTreatment: cellWords(t, 'invoices.taxTreatments', taxTreatments) },
      },
      reference('buyerReference'),
      reference('orderNumber'),
      ...custom,
    ];
  }, [t, format, custom]);
}
