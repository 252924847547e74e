import type { InvoiceCredit } from '@atrium/contract/invoice-credits';
import type { Invoice } from '@atrium/contract/invoices';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import classes from './document/invoice-view.module.css';
import { usePayWithCredit } from './invoice-commands.queries.ts';
import { InvoiceNumber } from './invoice-labels.tsx';
import { invoiceCreditsQuery } from './invoices.queries.ts';

interface InvoiceCreditsProps {
  invoice: Pick<Invoice, 'id' | 'balanceCents' | 'currency'>;
}

/** What the client has paid too much elsewhere, and can pay this with. */
export function InvoiceCredits({ invoice }: InvoiceCreditsProps) {
  const { t } = useTranslation();
  const { data: credits = [] } = useQuery(invoiceCreditsQuery(invoice.id));
  if (credits.length === 0) return null;
  return (
    <ul className={classes.credits} aria-label={t('invoices.payments.credits')}>
      {credits.map((credit) => (
        <Credit key={credit.invoiceId} invoice={invoice} credit={credit} />
      ))}
    </ul>
  );
}

function Credit({ invoice, credit }: InvoiceCreditsProps & { credit: InvoiceCredit }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { mutate, isPending } = usePayWithCredit(invoice);
  const usable = Math.min(invoice.balanceCents, credit.amountCents);
  return (
    <li className={classes.payment}>
      <span className={classes.paymentWords}>
        {t('invoices.payments.creditOf', { amount: money(credit.amountCents, invoice.currency) })}{' '}
        <InvoiceNumber id={credit.invoiceId} />
      </span>
      <Button size="compact-sm" variant="default" flex="none" loading={isPending} onClick={() => mutate(credit)}>
        {t('invoices.payments.useCredit', { amount: money(usable, invoice.currency) })}
      </Button>
    </li>
  );
}
