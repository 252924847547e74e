import type { WholeInvoice } from '@atrium/contract/invoices';
import { Button, Menu } from '@mantine/core';
import {
  IconCash,
  IconCopy,
  IconEdit,
  IconFileMinus,
  IconMailCheck,
  IconPrinter,
  IconRepeat,
  IconSquarePlus,
  IconTrash,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MakeFrom, useMakeable } from '../../links/make-from.tsx';
import { useAbility } from '../../session/ability.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { WhyNot } from '../../ui/why-not.tsx';
import { creditNotesOfQuery } from './credit-notes/credit-notes.queries.ts';
import classes from './document/invoice-view.module.css';
import { DownloadInvoiceButton } from './download-invoice-button.tsx';
import { useDeleteInvoices, useDuplicateInvoice, useMarkInvoiceSent } from './invoice-commands.queries.ts';
import { isMarkable } from './is-markable.ts';
import { RemindInvoiceButton } from './reminders/remind-invoice-button.tsx';
import { SendInvoiceButton } from './sending/send-invoice-button.tsx';
import { useDeletionQuestion } from './use-deletion-question.tsx';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

interface InvoiceActionsProps {
  whole: WholeInvoice;
  onPay: () => void;
  onCredit: () => void;
}

/** What can be done with the invoice that is shown. */
export function InvoiceActions({ whole, onPay, onCredit }: InvoiceActionsProps) {
  const { invoice } = whole;
  const { t } = useTranslation();
  const ability = useAbility();
  const params = { id: String(invoice.id) };
  const canUpdate = ability.can('update', 'Invoice');
  const isPaid = invoice.invoiceStatus === 'Paid';
  return (
    <div className={classes.actions}>
      {canUpdate && (
        <Button {...(isPaid && { variant: 'default' })} leftSection={<IconCash {...icon} />} onClick={onPay}>
          {t('invoices.actions.addPayment')}
        </Button>
      )}
      <SendInvoiceButton whole={whole} />
      {canUpdate && <RemindInvoiceButton whole={whole} />}
      <DownloadInvoiceButton id={invoice.id} />
      <LinkButton
        to="/apps/invoice/print/$id"
        params={params}
        target="_blank"
        variant="default"
        leftSection={<IconPrinter {...icon} />}
      >
        {t('invoices.actions.print')}
      </LinkButton>
      <EditButton id={invoice.id} />
      {canUpdate && invoice.sentAt === null && isMarkable(invoice) && <MarkSentButton id={invoice.id} />}
      {ability.can('create', 'Invoice') && <DuplicateButton id={invoice.id} />}
      {ability.can('create', 'Invoice') && (
        <LinkButton
          to="/apps/invoice/series/add"
          search={{ invoice: invoice.id }}
          variant="default"
          leftSection={<IconRepeat {...icon} />}
        >
          {t('billing.series.repeat')}
        </LinkButton>
      )}
      {ability.can('create', 'Invoice') && isCreditable(whole) && (
        <Button variant="default" leftSection={<IconFileMinus {...icon} />} onClick={onCredit}>
          {t('creditNotes.one')}
        </Button>
      )}
      <MakeButton id={invoice.id} />
      {ability.can('delete', 'Invoice') && <DeleteButton invoice={invoice} />}
    </div>
  );
}

/** A draft is changed or deleted, and of what was credited whole nothing is left. */
function isCreditable({ invoice, payments }: WholeInvoice): boolean {
  const isIssued = invoice.sentAt !== null || invoice.downloadedAt !== null || payments.length > 0;
  return isIssued && invoice.creditCents < invoice.totalCents;
}

function EditButton({ id }: { id: number }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const look = {
    variant: 'default',
    leftSection: <IconEdit {...icon} />,
    children: t('invoices.actions.edit'),
  };
  if (ability.can('update', 'Invoice'))
    return <LinkButton to="/apps/invoice/edit/$id" params={{ id: String(id) }} {...look} />;
  return (
    <WhyNot action="update" subject="Invoice">
      <Button {...look} />
    </WhyNot>
  );
}

/** For what went out in another way. */
function MarkSentButton({ id }: { id: number }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useMarkInvoiceSent();
  return (
    <Button variant="default" leftSection={<IconMailCheck {...icon} />} loading={isPending} onClick={() => mutate(id)}>
      {t('invoices.actions.markSent')}
    </Button>
  );
}

/** The copy is what one goes on with. */
function DuplicateButton({ id }: { id: number }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useDuplicateInvoice();
  const duplicate = async () => {
    const { invoice } = await mutateAsync(id);
    await navigate({ to: '/apps/invoice/preview/$id', params: { id: String(invoice.id) } });
  };
  return (
    <Button
      variant="default"
      leftSection={<IconCopy {...icon} />}
      loading={isPending}
      onClick={() => void duplicate().catch(() => undefined)}
    >
      {t('invoices.actions.duplicate')}
    </Button>
  );
}

function MakeButton({ id }: { id: number }) {
  const { t } = useTranslation();
  const { canMakeTask, canMakeEvent } = useMakeable('invoice');
  if (!canMakeTask && !canMakeEvent) return null;
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" leftSection={<IconSquarePlus {...icon} />}>
          {t('links.make')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <MakeFrom entity="invoice" id={id} />
      </Menu.Dropdown>
    </Menu>
  );
}

/** What is deleted has no page any more: the list comes first, then what was done, with its Undo. What a credit note corrects stays. */
function DeleteButton({ invoice }: Pick<WholeInvoice, 'invoice'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutate } = useDeleteInvoices();
  const { mayDelete, dialog } = useDeletionQuestion();
  const [isLeaving, setIsLeaving] = useState(false);
  const { data: creditNotes } = useQuery(creditNotesOfQuery(invoice.id));
  if (!creditNotes || creditNotes.total > 0) return null;
  const remove = async () => {
    if (!(await mayDelete(invoice))) return;
    setIsLeaving(true);
    await navigate({ to: '/apps/invoice/list' });
    mutate([invoice.id]);
  };
  return (
    <>
      <Button
        variant="subtle"
        color="danger"
        leftSection={<IconTrash {...icon} />}
        disabled={isLeaving}
        onClick={() => void remove()}
      >
        {t('invoices.actions.delete')}
      </Button>
      {dialog}
    </>
  );
}
