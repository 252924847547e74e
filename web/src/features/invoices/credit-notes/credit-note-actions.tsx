import type { CreditNote } from '@atrium/contract/credit-notes';
import { Button } from '@mantine/core';
import { IconDownload, IconFileCode, IconFileInvoice, IconPrinter, IconSend, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { documentLanguageOf } from '../../../ui/billing/document-language.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { WhyNot } from '../../../ui/why-not.tsx';
import classes from '../document/invoice-view.module.css';
import { useCreditNoteDownload, useDeleteCreditNote, useElectronicCreditNote } from './credit-notes.queries.ts';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

interface CreditNoteActionsProps {
  creditNote: CreditNote;
  onSend: () => void;
}

/** What can be done with the credit note that is shown. What it says is not among it: it stays as it was written. */
export function CreditNoteActions({ creditNote, onSend }: CreditNoteActionsProps) {
  const { t, i18n } = useTranslation();
  const ability = useAbility();
  const { id, invoiceId, sentAt, downloadedAt } = creditNote;
  const download = useCreditNoteDownload(id, documentLanguageOf(i18n.language), ability.can('update', 'Invoice'));
  const electronic = useElectronicCreditNote(id);
  const isUnseen = sentAt === null && downloadedAt === null;
  return (
    <div className={classes.actions}>
      <LinkButton
        to="/apps/invoice/preview/$id"
        params={{ id: String(invoiceId) }}
        leftSection={<IconFileInvoice {...icon} />}
      >
        {t('creditNotes.openInvoice', { number: invoiceId })}
      </LinkButton>
      <WhyNot action="update" subject="Invoice">
        <Button variant="default" leftSection={<IconSend {...icon} />} onClick={onSend}>
          {t('creditNotes.send')}
        </Button>
      </WhyNot>
      <Button
        variant="default"
        leftSection={<IconDownload {...icon} />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('invoiceFiles.download')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileCode {...icon} />}
        loading={electronic.isPending}
        onClick={() => electronic.mutate()}
      >
        {t('invoiceFiles.electronic')}
      </Button>
      <LinkButton
        to="/apps/invoice/credit-note/print/$id"
        params={{ id: String(id) }}
        target="_blank"
        variant="default"
        leftSection={<IconPrinter {...icon} />}
      >
        {t('invoices.actions.print')}
      </LinkButton>
      {isUnseen && ability.can('delete', 'Invoice') && <DeleteButton creditNote={creditNote} />}
    </div>
  );
}

/** What is deleted has no page any more: its invoice comes first, then what was done, with its Undo. */
function DeleteButton({ creditNote: { id, invoiceId } }: Pick<CreditNoteActionsProps, 'creditNote'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutate } = useDeleteCreditNote();
  const [isLeaving, setIsLeaving] = useState(false);
  const remove = async () => {
    setIsLeaving(true);
    await navigate({ to: '/apps/invoice/preview/$id', params: { id: String(invoiceId) } });
    mutate(id);
  };
  return (
    <Button
      variant="subtle"
      color="danger"
      leftSection={<IconTrash {...icon} />}
      disabled={isLeaving}
      onClick={() => void remove()}
    >
      {t('invoices.actions.delete')}
    </Button>
  );
}
