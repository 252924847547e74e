import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { NewInvoicePayment, type PaymentMethod, paymentMethods } from '@atrium/contract/invoice-payments';
import type { Invoice } from '@atrium/contract/invoices';
import { Alert, Button, Checkbox, SegmentedControl, Select, Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useFormat } from '../format.ts';
import { DayField } from '../forms/day-field.tsx';
import { MoneyField } from '../forms/money-field.tsx';
import { PanelForm } from '../forms/panel-form.tsx';
import { useMakingOnce } from '../forms/use-adding-once.ts';
import { type ContractForm, useContractForm } from '../forms/use-contract-form.ts';
import { notify } from '../notify.tsx';
import type { PanelControls } from '../side-panel.tsx';
import { accountZone, todayIn } from '../zone-clock.ts';
import { askToAddPayment, invoiceQuery } from './invoice.queries.ts';

type PaymentValues = {
  kind: 'payment' | 'refund';
  amountCents: number;
  paidOn: string;
  method: PaymentMethod;
  note: string;
  /** How much more than is due was confirmed to be meant. */
  confirmedExcess: number;
};

/** One writes how much, and which way it went. What is confirmed is one excess: another is asked about again. */
const paymentInput = (balanceCents: number, words: { nothing: string; unconfirmed: string; stillToCome: string }) =>
  z.pipe(
    z.pipe(
      z.custom<PaymentValues>().check(
        z.refine(({ amountCents }) => amountCents > 0, { path: ['amountCents'], message: words.nothing }),
        z.refine(({ paidOn }) => paidOn <= todayIn(accountZone()), { path: ['paidOn'], message: words.stillToCome }),
        z.refine((values) => [0, values.confirmedExcess].includes(excessOf(values, balanceCents)), {
          path: ['confirmedExcess'],
          message: words.unconfirmed,
        }),
      ),
      z.transform(
        ({ kind, amountCents, confirmedExcess, ...rest }): z.input<typeof NewInvoicePayment> => ({
          ...rest,
          amountCents: kind === 'refund' ? -amountCents : amountCents,
          mayExceedDue: confirmedExcess > 0,
        }),
      ),
    ),
    NewInvoicePayment,
  );

/** How much more is paid than is due. */
function excessOf({ kind, amountCents }: Pick<PaymentValues, 'kind' | 'amountCents'>, balanceCents: number): number {
  return kind === 'refund' ? 0 : Math.max(0, amountCents - Math.max(0, balanceCents));
}

type PaymentContractForm = ContractForm<PaymentValues>;
type PaymentFieldsForm = UseFormReturnType<PaymentValues>;
export type PaidInvoice = Pick<Invoice, 'id' | 'balanceCents' | 'currency'>;

interface PaymentFormProps {
  invoice: PaidInvoice;
  panel: PanelControls;
}

/** In a panel of its own. */
export function PaymentForm({ invoice, panel }: PaymentFormProps) {
  const contractForm = usePaymentForm(invoice, panel);
  return (
    <PanelForm contractForm={contractForm} panel={panel} submit={usePaymentWords(contractForm)}>
      <PaymentFields invoice={invoice} contractForm={contractForm} onShow={panel.close} />
    </PanelForm>
  );
}

/** What the button says that notes it. */
export function usePaymentWords({ form }: PaymentContractForm): string {
  const { t } = useTranslation();
  return t(form.values.kind === 'refund' ? 'invoices.pay.addRefund' : 'invoices.pay.addPayment');
}

interface PaymentFieldsProps {
  invoice: PaidInvoice;
  contractForm: PaymentContractForm;
  /** Shows the payments that the invoice has. */
  onShow: () => void;
}

export function PaymentFields({ invoice, contractForm: { form, made }, onShow }: PaymentFieldsProps) {
  const { t } = useTranslation();
  const { kind } = form.values;
  return (
    <>
      <Stack gap="md">
        <SegmentedControl
          fullWidth
          aria-label={t('invoices.pay.kind')}
          data={[
            { value: 'payment', label: t('invoices.pay.payment') },
            { value: 'refund', label: t('invoices.pay.refund') },
          ]}
          {...form.getInputProps('kind')}
        />
        <Balance invoice={invoice} />
        <MoneyField
          label={t('invoices.pay.amount')}
          currency={invoice.currency}
          max={10_000_000_000}
          isAboveZero
          data-autofocus
          description={useOutcome(invoice, form.values)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('amountCents')}
        />
        <Excess invoice={invoice} form={form} />
        <DayField
          label={t(kind === 'refund' ? 'invoices.pay.refundedOn' : 'invoices.pay.paidOn')}
          {...form.getInputProps('paidOn')}
        />
        <Select
          label={t('invoices.pay.method')}
          allowDeselect={false}
          data={paymentMethods.map((method) => ({ value: method, label: t(`invoices.methods.${method}`) }))}
          {...form.getInputProps('method')}
        />
        <Textarea label={t('invoices.pay.note')} autosize minRows={2} {...form.getInputProps('note')} />
      </Stack>
      {made && <NotedBefore invoice={invoice} paymentId={made.id} onShow={onShow} />}
    </>
  );
}

function Balance({ invoice: { balanceCents, currency } }: { invoice: PaidInvoice }) {
  const { t } = useTranslation();
  const format = useFormat();
  const label = t(balanceCents < 0 ? 'invoices.totals.credit' : 'invoices.totals.balance');
  return <TextInput label={label} value={format.money(Math.abs(balanceCents), currency)} disabled readOnly />;
}

interface NotedBeforeProps {
  invoice: PaidInvoice;
  paymentId: number;
  onShow: () => void;
}

/** What had been noted when the answer was lost: it stands among the payments, behind the panel. */
function NotedBefore({ invoice: { id, currency }, paymentId, onShow }: NotedBeforeProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data: whole } = useQuery({ ...invoiceQuery(id), refetchOnMount: 'always' });
  const noted = whole?.payments.find((payment) => payment.id === paymentId);
  if (!noted) return null;
  const words = { amount: format.money(noted.amountCents, currency), day: format.day(noted.paidOn) };
  return (
    <Alert color="info" role="status" mt="md" title={t('invoices.pay.notedBefore', words)}>
      <Button size="compact-sm" variant="default" onClick={onShow}>
        {t('ui.showMade')}
      </Button>
    </Alert>
  );
}

/** Asks whether it is meant that more is paid than is due. */
function Excess({ invoice: { balanceCents, currency }, form }: { invoice: PaidInvoice; form: PaymentFieldsForm }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { confirmedExcess, ...values } = form.values;
  const excess = excessOf(values, balanceCents);
  if (excess === 0) return null;
  const amount = format.money(excess, currency);
  return (
    <Checkbox
      label={t('invoices.pay.exceeds', { amount })}
      description={t('invoices.pay.exceedsHint')}
      checked={confirmedExcess === excess}
      onChange={(event) => form.setFieldValue('confirmedExcess', event.currentTarget.checked ? excess : 0)}
      error={form.errors.confirmedExcess}
      data-path="confirmedExcess"
    />
  );
}

/** What the balance is then. */
function useOutcome({ balanceCents, currency }: PaidInvoice, { kind, amountCents }: PaymentValues): string {
  const { t } = useTranslation();
  const format = useFormat();
  const left = kind === 'refund' ? balanceCents + amountCents : balanceCents - amountCents;
  const amount = format.money(Math.abs(left), currency);
  if (left === 0) return t('invoices.pay.leavesNothing');
  return t(left < 0 ? 'invoices.pay.leavesCredit' : 'invoices.pay.leaves', { amount });
}

export function usePaymentForm(
  { id, balanceCents, currency }: PaidInvoice,
  { finish }: Pick<PanelControls, 'finish'>,
): PaymentContractForm {
  const { t } = useTranslation();
  const format = useFormat();
  const client = useQueryClient();
  const once = useMakingOnce();
  const contractForm = useContractForm<PaymentValues, NewInvoicePayment>({
    schema: paymentInput(balanceCents, {
      nothing: t('invoices.pay.nothing'),
      unconfirmed: t('invoices.pay.unconfirmed'),
      stillToCome: t('invoices.pay.stillToCome'),
    }),
    initialValues: {
      kind: balanceCents < 0 ? 'refund' : 'payment',
      amountCents: Math.abs(balanceCents),
      paidOn: todayIn(accountZone()),
      method: 'Bank Transfer',
      note: '',
      confirmedExcess: 0,
    },
    submit: async (payment) => {
      const {
        changeId,
        payment: added,
        ...whole
      } = await once((idempotencyKey) => askToAddPayment(id, { ...payment, timeZone: accountZone(), idempotencyKey }));
      client.setQueryData(invoiceQuery(id).queryKey, whole);
      for (const entity of ['invoice', 'change']) void client.invalidateQueries({ queryKey: [entity] });
      const said = added.amountCents < 0 ? 'invoices.said.refunded' : 'invoices.said.paid';
      const amount = format.money(Math.abs(added.amountCents), currency);
      notify({ message: t(said, { amount, number: id }), undoChangeId: changeId });
      finish();
    },
  });
  useOpenAmount(contractForm.form, balanceCents);
  return contractForm;
}

/** An amount that nobody has written follows the balance: what somebody else notes meanwhile is not paid a second time. */
function useOpenAmount(
  { getValues, getInitialValues, setInitialValues, setFieldValue }: PaymentFieldsForm,
  balanceCents: number,
): void {
  const last = useRef(balanceCents);
  useEffect(() => {
    const amountCents = Math.abs(balanceCents);
    const isUntouched = getValues().amountCents === Math.abs(last.current);
    if (isUntouched && last.current !== balanceCents) {
      setInitialValues({ ...getInitialValues(), amountCents });
      setFieldValue('amountCents', amountCents);
    }
    last.current = balanceCents;
  }, [balanceCents, getValues, getInitialValues, setInitialValues, setFieldValue]);
}
