import type { InvoicePayment } from '@atrium/contract/invoice-payments';
import type { WholeInvoice } from '@atrium/contract/invoices';
import { ActionIcon, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { useFormat } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import classes from './document/invoice-view.module.css';
import { useDeletePayment } from './invoice-commands.queries.ts';
import { InvoiceCredits } from './invoice-credits.tsx';
import { InvoiceNumber } from './invoice-labels.tsx';

/** What was paid and given back, and what that leaves. */
export function InvoicePayments({ whole: { invoice, payments } }: { whole: WholeInvoice }) {
  const { t } = useTranslation();
  const format = useFormat();
  const mayUpdate = useAbility().can('update', 'Invoice');
  const isCredit = invoice.balanceCents < 0;
  return (
    <Panel title={t('invoices.payments.title')}>
      {payments.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('invoices.payments.empty')}
        </Text>
      )}
      <ul className={classes.payments}>
        {payments.map((payment) => (
          <Payment key={payment.id} invoice={invoice} payment={payment} />
        ))}
      </ul>
      {invoice.creditCents > 0 && (
        <p className={classes.balance}>
          <span>{t('invoices.totals.credited')}</span>
          <span>{format.money(invoice.creditCents, invoice.currency)}</span>
        </p>
      )}
      <p className={classes.balance}>
        <span>{t(isCredit ? 'invoices.totals.credit' : 'invoices.totals.balance')}</span>
        <strong>{format.money(Math.abs(invoice.balanceCents), invoice.currency)}</strong>
      </p>
      {mayUpdate && invoice.balanceCents > 0 && <InvoiceCredits invoice={invoice} />}
    </Panel>
  );
}

interface PaymentProps extends Pick<WholeInvoice, 'invoice'> {
  payment: InvoicePayment;
}

function Payment({ invoice, payment }: PaymentProps) {
  const format = useFormat();
  const ability = useAbility();
  const amount = format.money(Math.abs(payment.amountCents), invoice.currency);
  return (
    <li className={classes.payment}>
      <div className={classes.paymentWords}>
        <span>
          <PaymentWords payment={payment} amount={amount} />
        </span>
        <Text size="xs" c="dimmed">
          {format.day(payment.paidOn)}
          {payment.note !== '' && (
            <>
              {' · '}
              <bdi>{payment.note}</bdi>
            </>
          )}
        </Text>
      </div>
      {ability.can('update', 'Invoice') && <DeleteButton invoice={invoice} payment={payment} amount={amount} />}
    </li>
  );
}

/** What was paid or given back, and how. */
export function PaymentWords({ payment, amount }: { payment: InvoicePayment; amount: string }) {
  const { t } = useTranslation();
  const isRefund = payment.amountCents < 0;
  if (payment.otherInvoiceId !== null)
    return (
      <>
        {t(isRefund ? 'invoices.payments.usedCredit' : 'invoices.payments.fromCredit', { amount })}{' '}
        <InvoiceNumber id={payment.otherInvoiceId} />
      </>
    );
  return (
    <>
      {isRefund ? t('invoices.payments.refund', { amount }) : amount}
      {' · '}
      {t(`invoices.methods.${payment.method}`)}
    </>
  );
}

interface DeleteButtonProps extends PaymentProps {
  amount: string;
}

/** What was noted by hand goes at once and comes back by Undo; what a provider took is asked about: its money does not go with it. */
function DeleteButton({ invoice, payment, amount }: DeleteButtonProps) {
  const { t } = useTranslation();
  const { confirm, dialog } = useConfirm();
  const { mutate, isPending } = useDeletePayment(invoice);
  const isOnline = payment.provider !== '';
  const remove = async () => {
    const question = {
      title: t('invoices.payments.deleteOnline.title', { amount }),
      text: t('invoices.payments.deleteOnline.text', { reference: payment.note }),
      confirm: t('invoices.payments.deleteOnline.confirm'),
      isDanger: true,
    };
    if (!isOnline || (await confirm(question))) mutate(payment);
  };
  return (
    <>
      <ActionIcon
        size="md"
        loading={isPending}
        aria-label={t(payment.amountCents < 0 ? 'invoices.payments.deleteRefund' : 'invoices.payments.delete', {
          amount,
        })}
        onClick={() => void remove()}
      >
        <IconTrash size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
      {dialog}
    </>
  );
}
