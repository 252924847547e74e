import type { InvoiceMatching } from '@atrium/contract/invoice-batches';
import type { Invoice } from '@atrium/contract/invoices';
import {
  IconBell,
  IconCash,
  IconCopy,
  IconDownload,
  IconEdit,
  IconEye,
  IconMailCheck,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { documentLanguageOf } from '../../ui/billing/document-language.ts';
import { usePdfDownloads } from '../../ui/billing/pdf-download.ts';
import type { BulkAction, RowAction } from '../../ui/data-table/data-table.types.ts';
import { useFormat } from '../../ui/format.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { useInvoicesTogether } from './batches/use-invoices-together.tsx';
import {
  useDeleteInvoices,
  useDuplicateInvoice,
  useMarkInvoiceSent,
  useMarkInvoicesSent,
} from './invoice-commands.queries.ts';
import { isMarkable } from './is-markable.ts';
import { useRemindMany } from './reminders/use-remind-many.tsx';
import { remindingSearch, sendingSearch } from './sending/use-sending.ts';
import { settledCents } from './shared-documents/settled.ts';
import { useDeletionQuestion } from './use-deletion-question.tsx';

interface InvoiceActions {
  ofRow: (invoice: Invoice) => readonly RowAction[];
  ofRows: readonly BulkAction<Invoice>[];
  remove: (invoice: Invoice) => void;
  canDelete: boolean;
  /** To be rendered: it asks before several invoices, or one that was paid, are deleted, and before several are reminded of. */
  dialog: ReactNode;
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
const preview = '/apps/invoice/preview/$id';
type Page = typeof preview | '/apps/invoice/edit/$id';

/** What this account may do with invoices of the list, which shows those that match. */
export function useInvoiceActions(onPay: (invoice: Invoice) => void, matching: InvoiceMatching): InvoiceActions {
  const { t, i18n } = useTranslation();
  const ability = useAbility();
  const navigate = useNavigate();
  const duplication = useDuplicateInvoice();
  const marking = useMarkInvoiceSent();
  const { mutate: markMany } = useMarkInvoicesSent();
  const { remove, removeMany, dialog } = useDeletion();
  const reminding = useRemindMany();
  const together = useInvoicesTogether(matching);
  const canUpdate = ability.can('update', 'Invoice');
  const pdf = usePdfDownloads(documentLanguageOf(i18n.language), canUpdate);
  const canDelete = ability.can('delete', 'Invoice');

  const open = (to: Page, { id }: Invoice, search = {}) => void navigate({ to, params: { id: String(id) }, search });
  const updating = (invoice: Invoice): RowAction[] => [
    action('edit', t('invoices.actions.edit'), <IconEdit {...icon} />, () => open('/apps/invoice/edit/$id', invoice)),
    action('pay', t('invoices.actions.addPayment'), <IconCash {...icon} />, () => onPay(invoice)),
    action('send', t('invoiceFiles.sendInvoice'), <IconSend {...icon} />, () => open(preview, invoice, sendingSearch)),
    ...(invoice.invoiceStatus === 'Past Due'
      ? [action('remind', t('reminders.remind'), <IconBell {...icon} />, () => open(preview, invoice, remindingSearch))]
      : []),
    ...(isMarkable(invoice)
      ? [
          action('mark-sent', t('invoices.actions.markSent'), <IconMailCheck {...icon} />, () =>
            marking.mutate(invoice.id),
          ),
        ]
      : []),
  ];
  const downloading = ({ id }: Invoice): RowAction =>
    action('download', t('invoiceFiles.download'), <IconDownload {...icon} />, () => pdf.mutate(id));
  const duplicating = ({ id }: Invoice): RowAction =>
    action('duplicate', t('invoices.actions.duplicate'), <IconCopy {...icon} />, () => duplication.mutate(id));
  const markingMany: BulkAction<Invoice> = {
    ...{ id: 'mark-sent', label: t('invoices.actions.markSent'), icon: <IconMailCheck {...icon} /> },
    onSelect: (invoices, clear) =>
      markMany(
        invoices.map(({ id }) => id),
        { onSuccess: clear },
      ),
  };
  const remindingMany = { id: 'remind', label: t('reminders.remindMany'), icon: <IconBell {...icon} /> };
  const deleting = { id: 'delete', label: t('invoices.actions.delete'), icon: <IconTrash {...icon} />, isDanger: true };
  return {
    ofRow: (invoice) => [
      action('open', t('invoices.actions.preview'), <IconEye {...icon} />, () => open(preview, invoice)),
      downloading(invoice),
      ...(canUpdate ? updating(invoice) : []),
      ...(ability.can('create', 'Invoice') ? [duplicating(invoice)] : []),
      ...(canDelete ? [{ ...deleting, onSelect: () => remove(invoice) }] : []),
    ],
    ofRows: [
      ...together.ofRows,
      ...(canUpdate ? [markingMany] : []),
      ...(canUpdate ? [{ ...remindingMany, onSelect: reminding.remindMany }] : []),
      ...(canDelete ? [{ ...deleting, onSelect: removeMany }] : []),
    ],
    remove,
    canDelete,
    dialog: (
      <>
        {dialog}
        {reminding.dialog}
        {together.dialog}
      </>
    ),
  };
}

function action(id: string, label: string, symbol: ReactNode, onSelect: () => void): RowAction {
  return { id, label, icon: symbol, onSelect };
}

function useDeletion() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { confirm, dialog } = useConfirm();
  const question = useDeletionQuestion();
  const { mutate } = useDeleteInvoices();
  const remove = async (invoice: Invoice) => {
    if (await question.mayDelete(invoice)) mutate([invoice.id]);
  };
  const removeMany = async (invoices: readonly Invoice[], clear: () => void) => {
    const count = invoices.length;
    const isSure = await confirm({
      title: t('invoices.deleteMany.title', { count, formatted: number(count) }),
      text: t(
        invoices.some((invoice) => settledCents(invoice) !== 0)
          ? 'invoices.deleteMany.settledText'
          : 'invoices.deleteMany.text',
      ),
      confirm: t('invoices.deleteMany.confirm', { count, formatted: number(count) }),
      isDanger: true,
    });
    if (!isSure) return;
    mutate(invoices.map(({ id }) => id));
    clear();
  };
  return {
    remove: (invoice: Invoice) => void remove(invoice),
    removeMany: (invoices: readonly Invoice[], clear: () => void) => void removeMany(invoices, clear),
    dialog: (
      <>
        {dialog}
        {question.dialog}
      </>
    ),
  };
}
