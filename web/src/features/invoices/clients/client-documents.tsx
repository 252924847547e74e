import type { ClientPayment } from '@atrium/contract/client-account';
import type { CreditNote } from '@atrium/contract/credit-notes';
import type { Invoice } from '@atrium/contract/invoices';
import type { Quote } from '@atrium/contract/quotes';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import { CreditNoteNumber } from '../credit-notes/credit-note-columns.tsx';
import { CreditNoteStateLabel } from '../credit-notes/credit-note-state-label.tsx';
import view from '../document/invoice-view.module.css';
import labels from '../invoice-labels.module.css';
import { InvoiceNumber, InvoiceStatusLabel } from '../invoice-labels.tsx';
import { PaymentWords } from '../invoice-payments.tsx';
import { QuoteStateLabel } from '../quotes/quote-state-label.tsx';
import {
  clientCreditNotesQuery,
  clientInvoicesQuery,
  clientPaymentsQuery,
  clientQuotesQuery,
} from './client-account.queries.ts';
import { ClientList } from './client-list.tsx';
import classes from './client-view.module.css';

interface OfClient {
  /** The client's. */
  id: number;
}

export function ClientInvoices({ id }: OfClient) {
  const { t } = useTranslation();
  const [page, onPage] = useState(1);
  const query = useQuery(clientInvoicesQuery(id, page));
  return (
    <ClientList
      title={t('invoices.list.title')}
      empty={t('invoices.clients.none.invoices')}
      query={query}
      rowsOf={({ invoices }) => invoices}
      {...{ page, onPage }}
      all={
        <Link to="/apps/invoice/list" search={{ clientId: id }} className={view.link}>
          {t('invoices.clients.all.invoices')}
        </Link>
      }
    >
      {(invoice: Invoice) => (
        <Row
          number={<InvoiceNumber id={invoice.id} />}
          day={invoice.issuedDate}
          state={<InvoiceStatusLabel invoice={invoice} />}
          cents={Math.round(invoice.total * 100)}
          currency={invoice.currency}
        />
      )}
    </ClientList>
  );
}

export function ClientQuotes({ id }: OfClient) {
  const { t } = useTranslation();
  const [page, onPage] = useState(1);
  const query = useQuery(clientQuotesQuery(id, page));
  return (
    <ClientList
      title={t('billing.quotes.title')}
      empty={t('invoices.clients.none.quotes')}
      query={query}
      rowsOf={({ quotes }) => quotes}
      {...{ page, onPage }}
      all={
        <Link to="/apps/invoice/quotes" search={{ clientId: id }} className={view.link}>
          {t('invoices.clients.all.quotes')}
        </Link>
      }
    >
      {(quote: Quote) => (
        <Row
          number={
            <Link to="/apps/invoice/quote/view/$id" params={{ id: String(quote.id) }} className={labels.number}>
              <bdi>#{quote.id}</bdi>
            </Link>
          }
          day={quote.issuedDate}
          state={<QuoteStateLabel state={quote.state} />}
          cents={quote.totalCents}
          currency={quote.currency}
        />
      )}
    </ClientList>
  );
}

export function ClientCreditNotes({ id }: OfClient) {
  const { t } = useTranslation();
  const [page, onPage] = useState(1);
  const query = useQuery(clientCreditNotesQuery(id, page));
  return (
    <ClientList
      title={t('creditNotes.title')}
      empty={t('invoices.clients.none.creditNotes')}
      query={query}
      rowsOf={({ creditNotes }) => creditNotes}
      {...{ page, onPage }}
      all={
        <Link to="/apps/invoice/credit-notes" search={{ clientId: id }} className={view.link}>
          {t('invoices.clients.all.creditNotes')}
        </Link>
      }
    >
      {(creditNote: CreditNote) => (
        <Row
          number={<CreditNoteNumber id={creditNote.id} />}
          day={creditNote.issuedDate}
          state={<CreditNoteStateLabel state={creditNote.state} />}
          cents={creditNote.totalCents}
          currency={creditNote.currency}
        />
      )}
    </ClientList>
  );
}

export function ClientPayments({ id }: OfClient) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const [page, onPage] = useState(1);
  const query = useQuery(clientPaymentsQuery(id, page));
  return (
    <ClientList
      title={t('invoices.payments.title')}
      empty={t('invoices.payments.empty')}
      query={query}
      rowsOf={({ payments }) => payments}
      {...{ page, onPage }}
    >
      {(payment: ClientPayment) => (
        <>
          <span className={classes.words}>
            <PaymentWords payment={payment} amount={money(Math.abs(payment.amountCents), payment.currency)} />
            <Day day={payment.paidOn} />
          </span>
          <InvoiceNumber id={payment.invoiceId} />
        </>
      )}
    </ClientList>
  );
}

interface RowProps {
  number: ReactNode;
  day: string;
  state: ReactNode;
  cents: number;
  currency: string;
}

function Row({ number, day, state, cents, currency }: RowProps) {
  const { money } = useFormat();
  return (
    <>
      <span className={classes.words}>
        {number}
        <Day day={day} />
        {state}
      </span>
      <span className={classes.amount}>{money(cents, currency)}</span>
    </>
  );
}

function Day({ day }: { day: string }) {
  const format = useFormat();
  return <span className={classes.day}>{format.day(day)}</span>;
}
