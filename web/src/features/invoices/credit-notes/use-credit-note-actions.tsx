import type { CreditNote } from '@atrium/contract/credit-notes';
import { IconDownload, IconEye, IconFileInvoice, IconSend, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { documentLanguageOf } from '../../../ui/billing/document-language.ts';
import type { RowAction } from '../../../ui/data-table/data-table.types.ts';
import { sendingSearch } from '../sending/use-sending.ts';
import { useCreditNoteDownloads, useDeleteCreditNote } from './credit-notes.queries.ts';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** What this account may do with credit notes of the list: a draft alone can be deleted. */
export function useCreditNoteActions() {
  const { t, i18n } = useTranslation();
  const ability = useAbility();
  const navigate = useNavigate();
  const canUpdate = ability.can('update', 'Invoice');
  const canDelete = ability.can('delete', 'Invoice');
  const { mutate: download } = useCreditNoteDownloads(documentLanguageOf(i18n.language), canUpdate);
  const { mutate: remove } = useDeleteCreditNote();
  const open = ({ id }: CreditNote, search = {}) =>
    void navigate({ to: '/apps/invoice/credit-note/view/$id', params: { id: String(id) }, search });

  const ofRow = (creditNote: CreditNote): readonly RowAction[] => {
    const { id, invoiceId, state } = creditNote;
    const invoice = { to: '/apps/invoice/preview/$id', params: { id: String(invoiceId) } } as const;
    const view = {
      id: 'view',
      label: t('invoices.actions.preview'),
      icon: <IconEye {...icon} />,
      onSelect: () => open(creditNote),
    };
    const openInvoice = {
      id: 'invoice',
      label: t('creditNotes.openInvoice', { number: invoiceId }),
      icon: <IconFileInvoice {...icon} />,
      onSelect: () => void navigate(invoice),
    };
    const pdf = {
      id: 'download',
      label: t('invoiceFiles.download'),
      icon: <IconDownload {...icon} />,
      onSelect: () => download(id),
    };
    const send = {
      id: 'send',
      label: t('creditNotes.send'),
      icon: <IconSend {...icon} />,
      onSelect: () => open(creditNote, sendingSearch),
    };
    const drop = {
      id: 'delete',
      label: t('invoices.actions.delete'),
      icon: <IconTrash {...icon} />,
      isDanger: true,
      onSelect: () => remove(id),
    };
    return [view, openInvoice, pdf, ...(canUpdate ? [send] : []), ...(canDelete && state === 'draft' ? [drop] : [])];
  };
  return { open, ofRow, remove: canDelete ? ({ id }: CreditNote) => remove(id) : undefined };
}
