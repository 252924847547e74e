import type { Invoice } from '@atrium/contract/invoices';
import {
  IconBell,
  IconCash,
  IconCopy,
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
import type { BulkAction, RowAction } from '../../ui/data-table/data-table.types.ts';
import { useFormat } from '../../ui/format.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { useDeleteInvoices, useDuplicateInvoice, useMarkInvoiceSent } from './invoice-commands.queries.ts';
import { settledCents } from './settled.ts';
import { useDeletionQuestion } from './use-deletion-question.tsx';
import { useRemindMany } from './use-remind-many.tsx';
import { remindingSearch, sendingSearch } from './use-sending.ts';

interface InvoiceActions {
  ofRow: (invoice: Invoice) => readonly RowAction[];
  ofRows: readonly BulkAction<Invoice>[];
  remove: (invoice: Invoice) => void;
  canDelete: boolean;
  /** To be rendered: it asks before several invoices, or one that was paid, are deleted, and before several are reminded of. */
  dialog: ReactNode;
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** What this account may do with invoices of the list. */
export function useInvoiceActions(onPay: (invoice: Invoice) => void): InvoiceActions {
  const { t } = useTranslation();
  const ability = useAbility();
  const navigate = useNavigate();
  const duplication = useDuplicateInvoice();
  const marking = useMarkInvoiceSent();
  const { remove, removeMany, dialog } = useDeletion();
  const reminding = useRemindMany();
  const canUpdate = ability.can('update', 'Invoice');
  const canDelete = ability.can('delete', 'Invoice');

  const updating = ({ id, ...invoice }: Invoice): RowAction[] => [
    {
      id: 'edit',
      label: t('invoices.actions.edit'),
      icon: <IconEdit {...icon} />,
      onSelect: () => void navigate({ to: '/apps/invoice/edit/$id', params: { id: String(id) } }),
    },
    {
      id: 'pay',
      label: t('invoices.actions.addPayment'),
      icon: <IconCash {...icon} />,
      onSelect: () => onPay({ id, ...invoice }),
    },
    {
      id: 'send',
      label: t('invoiceFiles.sendInvoice'),
      icon: <IconSend {...icon} />,
      onSelect: () =>
        void navigate({ to: '/apps/invoice/preview/$id', params: { id: String(id) }, search: sendingSearch }),
    },
    ...(invoice.invoiceStatus === 'Past Due'
      ? [
          {
            id: 'remind',
            label: t('reminders.remind'),
            icon: <IconBell {...icon} />,
            onSelect: () =>
              void navigate({ to: '/apps/invoice/preview/$id', params: { id: String(id) }, search: remindingSearch }),
          },
        ]
      : []),
    {
      id: 'mark-sent',
      label: t('invoices.actions.markSent'),
      icon: <IconMailCheck {...icon} />,
      onSelect: () => marking.mutate(id),
    },
  ];
  return {
    ofRow: (invoice) => [
      {
        id: 'open',
        label: t('invoices.actions.preview'),
        icon: <IconEye {...icon} />,
        onSelect: () => void navigate({ to: '/apps/invoice/preview/$id', params: { id: String(invoice.id) } }),
      },
      ...(canUpdate ? updating(invoice) : []),
      ...(ability.can('create', 'Invoice')
        ? [
            {
              id: 'duplicate',
              label: t('invoices.actions.duplicate'),
              icon: <IconCopy {...icon} />,
              onSelect: () => duplication.mutate(invoice.id),
            },
          ]
        : []),
      ...(canDelete ? [{ ...deletion(t('invoices.actions.delete')), onSelect: () => remove(invoice) }] : []),
    ],
    ofRows: [
      ...(canUpdate
        ? [
            {
              id: 'remind',
              label: t('reminders.remindMany'),
              icon: <IconBell {...icon} />,
              onSelect: reminding.remindMany,
            },
          ]
        : []),
      ...(canDelete ? [{ ...deletion(t('invoices.actions.delete')), onSelect: removeMany }] : []),
    ],
    remove,
    canDelete,
    dialog: (
      <>
        {dialog}
        {reminding.dialog}
      </>
    ),
  };
}

function deletion(label: string) {
  return { id: 'delete', label, icon: <IconTrash {...icon} />, isDanger: true };
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
