import '../../../ui/mantine-styles.ts';
import type { Invoice } from '@atrium/contract/invoices';
import { Button, Group, Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoiceQuery } from '../../../ui/billing/invoice.queries.ts';
import { type PaidInvoice, PaymentFields, usePaymentForm, usePaymentWords } from '../../../ui/billing/payment-form.tsx';
import { useFormat } from '../../../ui/format.ts';
import { DeletedMeanwhile } from '../../../ui/forms/changed-meanwhile.tsx';
import { FormFailure } from '../../../ui/forms/form-failure.tsx';
import { SearchSelect } from '../../../ui/forms/search-select.tsx';
import { useStillList } from '../../../ui/forms/use-still-list.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import { useLeaveGuard } from '../../../ui/use-leave-guard.tsx';
import cardClasses from '../card.module.css';
import { payableInvoicesQuery } from './advance-cards-payment.queries.ts';
import classes from './advance-cards-work.module.css';

/** In pixels. */
const formHeight = 546;

interface PaymentOfInvoiceProps {
  invoice: Invoice;
  /** Stays at this one; null for whichever comes first. */
  onChoose: (invoice: Invoice | null) => void;
  /** Asks again what is open. */
  renew: () => Promise<unknown>;
}

/** A payment of the first of the invoices that are open, or of one that is chosen instead. */
export function PaymentOfInvoice({ invoice, onChoose, renew }: PaymentOfInvoiceProps) {
  const [isRenewing, setIsRenewing] = useState(false);
  const [isDirty, setIsDirty] = useState(false);
  const { dialog } = useLeaveGuard(isDirty);
  const finish = async () => {
    setIsDirty(false);
    setIsRenewing(true);
    await renew();
    onChoose(null);
    setIsRenewing(false);
  };
  const onDirty = (is: boolean) => {
    setIsDirty(is);
    // Whoever has begun to write stays at the invoice that they write about, whichever comes first meanwhile.
    if (is) onChoose(invoice);
  };
  return (
    <>
      <InvoiceChoice invoice={invoice} isDisabled={isDirty} onChoose={onChoose} />
      {isRenewing ? (
        <Skeleton height={formHeight} />
      ) : (
        <Noting key={invoice.id} invoice={invoice} onDirty={onDirty} onFinish={() => void finish()} />
      )}
      {dialog}
    </>
  );
}

interface InvoiceChoiceProps {
  invoice: Invoice;
  /** What is written is about this invoice: another is chosen once it is sent or taken back. */
  isDisabled: boolean;
  onChoose: (invoice: Invoice) => void;
}

function InvoiceChoice({ invoice, isDisabled, onChoose }: InvoiceChoiceProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const nameOf = ({ id, client }: Invoice) => `#${id} ${client.name}`;
  const [words] = useDebouncedValue(typed === nameOf(invoice) ? '' : typed.replace(/^#/, ''), 150);
  const { data = [] } = useQuery(payableInvoicesQuery(words.trim()));
  const found = useStillList(data);
  const choices = found.some(({ id }) => id === invoice.id) ? found : [invoice, ...found];
  return (
    <SearchSelect
      label={t('dashboards.payment.invoice')}
      nothingFoundMessage={t('dashboards.payment.notFound')}
      filter={({ options }) => options}
      data={choices.map((choice) => ({ value: String(choice.id), label: nameOf(choice) }))}
      value={String(invoice.id)}
      onChange={(id) => {
        const choice = choices.find((each) => String(each.id) === id);
        if (choice) onChoose(choice);
      }}
      searchValue={typed}
      onSearchChange={setTyped}
      disabled={isDisabled}
    />
  );
}

interface NotingProps {
  invoice: Invoice;
  onDirty: (isDirty: boolean) => void;
  onFinish: () => void;
}

function Noting({ invoice, onDirty, onFinish }: NotingProps) {
  const { t } = useTranslation();
  const { day } = useFormat();
  const { data: whole, isFetchedAfterMount: isNews } = useQuery(invoiceQuery(invoice.id));
  const followed = isNews && whole ? whole.invoice : invoice;
  return (
    <>
      <p className={classes.due}>
        <Link to="/apps/invoice/preview/$id" params={{ id: String(invoice.id) }} className={cardClasses.link}>
          {t('dashboards.payment.due', { day: day(followed.dueDate) })}
        </Link>
      </p>
      {isNews && whole === null && <DeletedMeanwhile said={t('invoices.edit.deleted')} />}
      <Form invoice={followed} onDirty={onDirty} onFinish={onFinish} />
    </>
  );
}

function Form({ invoice, onDirty, onFinish }: Omit<NotingProps, 'invoice'> & { invoice: PaidInvoice }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const contractForm = usePaymentForm(invoice, { finish: onFinish });
  const { form, onSubmit, onBlur, isSubmitting, failure, made } = contractForm;
  const submit = usePaymentWords(contractForm);
  const isDirty = form.isDirty();
  const latestOnDirty = useLatest(onDirty);
  useEffect(() => latestOnDirty.current(isDirty), [isDirty, latestOnDirty]);
  const toInvoice = () => void navigate({ to: '/apps/invoice/preview/$id', params: { id: String(invoice.id) } });
  return (
    <form onSubmit={onSubmit} onBlur={onBlur} noValidate>
      <PaymentFields invoice={invoice} contractForm={contractForm} onShow={toInvoice} />
      <FormFailure failure={failure} made={made} mt="md" />
      <Group mt="lg" gap="xs">
        <Button type="submit" loading={isSubmitting}>
          {submit}
        </Button>
        {isDirty && (
          <Button variant="default" disabled={isSubmitting} onClick={form.reset}>
            {t('dashboards.payment.takeBack')}
          </Button>
        )}
      </Group>
    </form>
  );
}
