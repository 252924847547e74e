import '../../../ui/mantine-styles.ts';
import { quoteSource } from '@atrium/contract/invoice-document';
import type { WholeQuote } from '@atrium/contract/quotes';
import { Button } from '@mantine/core';
import {
  IconCheck,
  IconDownload,
  IconEdit,
  IconFileInvoice,
  IconMailCheck,
  IconSend,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../navigation/page-title.ts';
import { useAbility } from '../../../session/ability.ts';
import { documentLanguageOf } from '../../../ui/billing/document-language.ts';
import { RecordTimelinePanel } from '../../../ui/changes/record-timeline.tsx';
import { useFormat } from '../../../ui/format.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { loadedLater } from '../../../ui/loaded-later.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { InvoiceDocument } from '../document/invoice-document.tsx';
import classes from '../document/invoice-view.module.css';
import { MissingIssuer } from '../form/missing-issuer.tsx';
import { useSending } from '../sending/use-sending.ts';
import { DocumentLinkPanel } from '../shared-documents/document-link-panel.tsx';
import { QuoteLoaded } from './quote-loaded.tsx';
import { QuoteStateLabel } from './quote-state-label.tsx';
import {
  useAnswerQuote,
  useDeleteQuote,
  useMakeInvoice,
  useMarkQuoteSent,
  useQuoteDownload,
} from './quotes.queries.ts';

const SendQuotePanel = loadedLater(async () => ({ default: (await import('./send-quote-panel.tsx')).SendQuotePanel }));

const crumbs = [{ titleKey: 'shell.menu.invoice' }, { titleKey: 'billing.quotes.title', path: '/apps/invoice/quotes' }];
const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

export function QuoteViewPage({ id }: { id: string }) {
  const { t } = useTranslation();
  const title = t('billing.quotes.titleOf', { number: id });
  usePageTitle(title);
  return (
    <>
      <PageHeader titleKey="billing.quotes.one" title={title} crumbs={crumbs} />
      <QuoteLoaded text={id}>{(whole) => <Found whole={whole} />}</QuoteLoaded>
    </>
  );
}

function Found({ whole }: { whole: WholeQuote }) {
  const ability = useAbility();
  const { id, state } = whole.quote;
  const [isSending, setIsSending] = useSending();
  return (
    <div className={classes.columns}>
      <div className={classes.card}>
        <p className={classes.statusLine}>
          <QuoteStateLabel state={state} />
        </p>
        <Answered whole={whole} />
        <Actions whole={whole} onSend={() => setIsSending(true)} />
      </div>
      <div className={classes.document}>
        <InvoiceDocument source={quoteSource(whole)} />
      </div>
      <div className={classes.side}>
        <MissingIssuer issuer={whole.issuer} paymentDetails={null} />
        <DocumentLinkPanel kind="quote" id={id} />
        <RecordTimelinePanel entity="quote" id={id} currency={whole.quote.currency} />
      </div>
      {isSending && ability.can('update', 'Invoice') && (
        <Suspense>
          <SendQuotePanel whole={whole} onClose={() => setIsSending(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Who answered, and when. */
function Answered({ whole: { quote } }: { whole: WholeQuote }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (quote.decidedAt === null) return null;
  return (
    <dl className={classes.facts}>
      <dt>{t('billing.quotes.answeredBy')}</dt>
      <dd>
        <bdi>{quote.decidedBy}</bdi>
      </dd>
      <dt>{t('billing.quotes.answeredAt')}</dt>
      <dd>{format.dateTime(quote.decidedAt)}</dd>
    </dl>
  );
}

function Actions({ whole, onSend }: { whole: WholeQuote; onSend: () => void }) {
  const { t, i18n } = useTranslation();
  const ability = useAbility();
  const { quote } = whole;
  const { id, state, invoiceId } = quote;
  const isOpen = state !== 'accepted' && state !== 'declined' && invoiceId === null;
  const canUpdate = ability.can('update', 'Invoice');
  const download = useQuoteDownload(id, documentLanguageOf(i18n.language));
  return (
    <div className={classes.actions}>
      {invoiceId !== null && (
        <LinkButton
          to="/apps/invoice/preview/$id"
          params={{ id: String(invoiceId) }}
          leftSection={<IconFileInvoice {...icon} />}
        >
          {t('billing.quotes.openInvoice', { number: invoiceId })}
        </LinkButton>
      )}
      {ability.can('create', 'Invoice') && invoiceId === null && state !== 'declined' && <MakeInvoice id={id} />}
      {canUpdate && (
        <Button variant="default" leftSection={<IconSend {...icon} />} onClick={onSend}>
          {t('billing.quotes.send')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconDownload {...icon} />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('invoiceFiles.download')}
      </Button>
      {canUpdate && isOpen && <Answers whole={whole} />}
      {canUpdate && isOpen && (
        <LinkButton
          to="/apps/invoice/quote/edit/$id"
          params={{ id: String(id) }}
          variant="default"
          leftSection={<IconEdit {...icon} />}
        >
          {t('invoices.actions.edit')}
        </LinkButton>
      )}
      {ability.can('delete', 'Invoice') && <DeleteQuote id={id} />}
    </div>
  );
}

function MakeInvoice({ id }: { id: number }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useMakeInvoice();
  const make = async () => {
    const { invoiceId } = await mutateAsync(id);
    await navigate({ to: '/apps/invoice/preview/$id', params: { id: String(invoiceId) } });
  };
  return (
    <Button
      leftSection={<IconFileInvoice {...icon} />}
      loading={isPending}
      onClick={() => void make().catch(() => undefined)}
    >
      {t('billing.quotes.makeInvoice')}
    </Button>
  );
}

/** What the client said in another way than at their link. */
function Answers({ whole: { quote } }: { whole: WholeQuote }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useAnswerQuote(quote.id);
  const marking = useMarkQuoteSent();
  const { name } = quote.client;
  return (
    <>
      {quote.state === 'draft' && (
        <Button
          variant="default"
          leftSection={<IconMailCheck {...icon} />}
          loading={marking.isPending}
          onClick={() => marking.mutate(quote.id)}
        >
          {t('invoices.actions.markSent')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconCheck {...icon} />}
        disabled={isPending}
        onClick={() => mutate({ answer: 'accepted', name })}
      >
        {t('billing.quotes.noteAccepted')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconX {...icon} />}
        disabled={isPending}
        onClick={() => mutate({ answer: 'declined', name })}
      >
        {t('billing.quotes.noteDeclined')}
      </Button>
    </>
  );
}

function DeleteQuote({ id }: { id: number }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutate } = useDeleteQuote();
  const [isLeaving, setIsLeaving] = useState(false);
  const remove = async () => {
    setIsLeaving(true);
    await navigate({ to: '/apps/invoice/quotes' });
    mutate({ id });
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
