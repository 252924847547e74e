import '../../../ui/mantine-styles.ts';
import { readSharedPdf, type SharedDocument } from '@atrium/contract/document-links';
import { documentSource, invoiceFileName, quoteFileName, quoteSource } from '@atrium/contract/invoice-document';
import type { InvoiceStatus } from '@atrium/contract/invoice-status';
import type { QuoteAnswer } from '@atrium/contract/quotes';
import { Alert, Button, Group, Skeleton, TextInput } from '@mantine/core';
import { IconCheck, IconDownload, IconX } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackendError, messageOf } from '../../../backend/backend-error.ts';
import { call } from '../../../backend/client.ts';
import { BlankLayout } from '../../../blank/blank-layout.tsx';
import { usePageTitle } from '../../../navigation/page-title.ts';
import { documentLanguageOf } from '../../../ui/billing/document-language.ts';
import { offer } from '../../../ui/billing/pdf-download.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { InvoiceDocument } from '../document/invoice-document.tsx';
import classes from '../document/invoice-view.module.css';
import { InvoiceStatusLabel } from '../invoice-labels.tsx';
import { QuoteStateLabel } from '../quotes/quote-state-label.tsx';
import { sharedDocumentQuery, useAnswerSharedQuote } from './shared-document.queries.ts';
import { SharedPayment } from './shared-payment.tsx';

/** A document for whoever has its address, without an account. */
export function SharedDocumentPage({ token }: { token: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({ ...sharedDocumentQuery(token), enabled: token !== '' });
  useNoIndex();
  const isMissing = token === '' || (error instanceof BackendError && (error.status === 404 || error.status === 400));
  return (
    <BlankLayout>
      <div className={classes.shared}>
        {data && <Shared token={token} shared={data} />}
        {!data && !error && !isMissing && <Skeleton height={560} />}
        {isMissing && (
          <Alert color="danger" role="alert" title={<h1 className={classes.missing}>{t('billing.shared.missing')}</h1>}>
            {t('billing.shared.missingText')}
          </Alert>
        )}
        {error && !isMissing && <ErrorState error={error} onRetry={() => void refetch()} />}
      </div>
    </BlankLayout>
  );
}

/** No search engine is to keep what somebody's address led it to. */
function useNoIndex(): void {
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex, nofollow';
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}

function Shared({ token, shared }: { token: string; shared: SharedDocument }) {
  const { t } = useTranslation();
  const isQuote = shared.kind === 'quote';
  const title = isQuote
    ? t('billing.quotes.titleOf', { number: shared.whole.quote.id })
    : t('invoices.preview.titleOf', { number: shared.whole.invoice.id });
  usePageTitle(title);
  return (
    <>
      <header className={classes.sharedBar}>
        <h1 className={classes.sharedTitle} tabIndex={-1}>
          {title}
        </h1>
        <Group gap="md">
          <State shared={shared} />
          <Download token={token} shared={shared} />
        </Group>
      </header>
      {isQuote ? (
        <Answer token={token} shared={shared} />
      ) : (
        <SharedPayment token={token} {...{ currency: shared.whole.invoice.currency, due: shared.due }} />
      )}
      <InvoiceDocument source={isQuote ? quoteSource(shared.whole) : documentSource(shared.whole)} token={token} />
    </>
  );
}

const notForClients: readonly InvoiceStatus[] = ['Draft', 'Downloaded'];

/** How far the house is with it is no business of whom it was given to. */
function State({ shared }: { shared: SharedDocument }) {
  if (shared.kind === 'invoice') {
    const { invoice } = shared.whole;
    return notForClients.includes(invoice.invoiceStatus) ? null : <InvoiceStatusLabel invoice={invoice} />;
  }
  const { state } = shared.whole.quote;
  return state === 'draft' ? null : <QuoteStateLabel state={state} />;
}

function Download({ token, shared }: { token: string; shared: SharedDocument }) {
  const { t, i18n } = useTranslation();
  const language = documentLanguageOf(i18n.language);
  const name =
    shared.kind === 'quote'
      ? quoteFileName(shared.whole.quote.id, language)
      : invoiceFileName(shared.whole.invoice.id, language);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      offer(name, (signal) => call(readSharedPdf, { body: { token, language } }, { signal, keepSession: true })),
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
        loading={isPending}
        onClick={() => mutate()}
      >
        {t('billing.shared.download')}
      </Button>
      {error && <span role="alert">{messageOf(error)}</span>}
    </>
  );
}

/** Yes or no, with a name; afterwards what was answered. */
function Answer({ token, shared }: { token: string; shared: SharedDocument & { kind: 'quote' } }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { quote } = shared.whole;
  if (quote.decidedAt !== null) {
    const values = { name: quote.decidedBy, date: format.dateTime(quote.decidedAt) };
    return (
      <Alert color={quote.state === 'accepted' ? 'success' : 'warning'} role="status">
        {t(quote.state === 'accepted' ? 'billing.shared.accepted' : 'billing.shared.declined', values)}
      </Alert>
    );
  }
  if (quote.state === 'expired') return <Alert color="warning">{t('billing.shared.expired')}</Alert>;
  return <AnswerForm token={token} version={shared.version} />;
}

function AnswerForm({ token, version }: { token: string; version: string }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [isNameless, setIsNameless] = useState(false);
  const { mutate, isPending, error } = useAnswerSharedQuote(token);
  const answer = (given: QuoteAnswer) => {
    setIsNameless(name.trim() === '');
    if (name.trim() !== '') mutate({ answer: given, name, version });
  };
  return (
    <section className={classes.card} aria-label={t('billing.shared.answer')}>
      <TextInput
        label={t('billing.shared.name')}
        withAsterisk
        autoComplete="name"
        maxLength={120}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        error={isNameless ? t('billing.shared.nameWanted') : undefined}
      />
      <Group mt="md" gap="sm">
        <Button
          leftSection={<IconCheck size={16} stroke={1.5} aria-hidden />}
          loading={isPending}
          onClick={() => answer('accepted')}
        >
          {t('billing.shared.accept')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconX size={16} stroke={1.5} aria-hidden />}
          disabled={isPending}
          onClick={() => answer('declined')}
        >
          {t('billing.shared.decline')}
        </Button>
      </Group>
      {error && (
        <Alert mt="md" color="danger" role="alert">
          {messageOf(error)}
        </Alert>
      )}
    </section>
  );
}
