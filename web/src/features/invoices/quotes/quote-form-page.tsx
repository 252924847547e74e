import '../../../ui/mantine-styles.ts';
import type { Addressee, Client } from '@atrium/contract/clients';
import type { CustomField } from '@atrium/contract/custom-values';
import type { InvoiceDefaults } from '@atrium/contract/invoice-defaults';
import { NewQuote, type WholeQuote } from '@atrium/contract/quotes';
import { Select, Skeleton, Stack, Switch, TextInput } from '@mantine/core';
import '@mantine/core/styles/Switch.css';
import { invoiceServices } from '@atrium/contract/invoices';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useBrandName, useHouseCurrency } from '../../../backend/configuration.ts';
import { usePageTitle } from '../../../navigation/page-title.ts';
import { useAccount } from '../../../session/session.ts';
import { DayField } from '../../../ui/forms/day-field.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { changedFields, useKnownValues } from '../../../ui/forms/use-known-values.ts';
import { notify } from '../../../ui/notify.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { customFieldsQuery } from '../custom-fields/custom-fields.queries.ts';
import { changedIn, valuesIn } from '../custom-fields/custom-values.ts';
import { CurrencyFields } from '../form/currency-fields.tsx';
import { DocumentMeanwhile } from '../form/document-meanwhile.tsx';
import { InvoiceForm } from '../form/invoice-form.tsx';
import { contentOf, type InvoiceValues, isSame, newInvoiceValues } from '../form/invoice-form-values.ts';
import { linesTogether } from '../form/lines-together.ts';
import { TaxFields } from '../form/tax-fields.tsx';
import { useNamedClient } from '../form/use-named-client.ts';
import { issuerQuery } from '../invoices.queries.ts';
import { sendingSearch } from '../sending/use-sending.ts';
import { useInvoiceDefaults } from '../settings/use-invoice-defaults.ts';
import { QuoteLoaded } from './quote-loaded.tsx';
import { useSaveQuote } from './quotes.queries.ts';

const crumbs = [{ titleKey: 'shell.menu.invoice' }, { titleKey: 'billing.quotes.title', path: '/apps/invoice/quotes' }];

/** The same editor as an invoice's; what it calls due is until when it is valid. */
const QuoteInput = z.pipe(
  z.transform((values: InvoiceValues): z.input<typeof NewQuote> => {
    const { clientId, issuedDate, dueDate, service, note, salesperson, showsNote, ...rest } = contentOf(values);
    const { currency, rateMillionths, taxTreatment, exemptionReason, customValues, lines } = rest;
    const { buyerReference, orderNumber } = rest;
    const parts = { taxTreatment, exemptionReason, buyerReference, orderNumber, customValues, lines };
    const written = { issuedDate, validUntil: dueDate, service, note, salesperson, showsNote, ...parts };
    // Without a client the contract complains of it.
    return { ...written, currency, rateMillionths, clientId: clientId ?? Number.NaN };
  }),
  NewQuote,
);

function valuesOfQuote({ quote, lines }: WholeQuote): InvoiceValues {
  const { issuedDate, validUntil, service, note, salesperson, showsNote, client, currency, rateMillionths } = quote;
  const { taxTreatment, exemptionReason, buyerReference, orderNumber, customValues } = quote;
  const own = { clientId: client.id, taxTreatment, exemptionReason, buyerReference, orderNumber, customValues };
  const usual = { ...newInvoiceValues({ salesperson, currency }, null), ...own };
  const keyed = lines.map((line, index) => ({ ...line, key: String(index) }));
  return { ...usual, rateMillionths, issuedDate, dueDate: validUntil, service, note, showsNote, lines: keyed };
}

export function QuoteAddPage() {
  const defaults = useInvoiceDefaults();
  const named = useNamedClient();
  return (
    <>
      <PageHeader titleKey="billing.quotes.addTitle" crumbs={crumbs} />
      {defaults && named !== undefined ? <AddQuote defaults={defaults} named={named} /> : <Skeleton height={560} />}
    </>
  );
}

function AddQuote({ defaults, named }: { defaults: InvoiceDefaults; named: Client | null }) {
  const account = useAccount();
  const currency = useHouseCurrency();
  const [initial] = useState(() =>
    newInvoiceValues({ salesperson: account?.fullName ?? '', currency }, named, defaults),
  );
  return <QuoteEditor whole={null} initial={initial} named={named} />;
}

export function QuoteEditPage({ id }: { id: string }) {
  const { t } = useTranslation();
  const title = t('billing.quotes.editTitleOf', { number: id });
  usePageTitle(title);
  return (
    <>
      <PageHeader titleKey="billing.quotes.editTitle" title={title} crumbs={crumbs} />
      <QuoteLoaded text={id} isKept>
        {(whole, isGone) => <EditQuote key={whole.quote.id} whole={whole} isGone={isGone} />}
      </QuoteLoaded>
    </>
  );
}

/** Begins with what there is, and follows it until something is typed; from then on, what somebody else changes is told. */
function EditQuote({ whole, isGone }: { whole: WholeQuote; isGone: boolean }) {
  const [initial] = useState(() => valuesOfQuote(whole));
  return <QuoteEditor whole={whole} initial={initial} isGone={isGone} />;
}

interface QuoteEditorProps {
  whole: WholeQuote | null;
  initial: InvoiceValues;
  /** Whom a new one is for, where the address says so. */
  named?: Client | null;
  isGone?: boolean;
}

function QuoteEditor({ whole, initial, named = null, isGone = false }: QuoteEditorProps) {
  const { t } = useTranslation();
  const brand = useBrandName();
  const { data: issuing } = useQuery(issuerQuery);
  const { data: present } = useQuery(customFieldsQuery);
  const fields = whole?.customFields ?? present ?? [];
  const written = { whole, fields, initial, isGone };
  const { contractForm, base, isBehind, load, isSaved, onSending } = useQuoteForm(written);
  const { form } = contractForm;
  const [chosen, setChosen] = useState<Addressee | null>(whole?.quote.client ?? named);
  const { clientId } = form.values;
  const choose = (client: Addressee) => {
    setChosen(client);
    form.setFieldValue('clientId', client.id);
  };
  const isDirty = !isSaved && !isSame(base, form.values);
  const client = [chosen, whole?.quote.client].find((one) => one?.id === clientId) ?? null;
  const nobody = { name: brand, address: '', country: '', email: '', taxNumber: '' };
  const preview = {
    kind: 'quote' as const,
    id: whole?.quote.id ?? null,
    issuer: whole?.issuer ?? issuing?.issuer ?? nobody,
    payments: [],
    paymentDetails: null,
  };
  return (
    <InvoiceForm
      contractForm={contractForm}
      client={client}
      onClient={choose}
      preview={preview}
      fields={fields}
      isDirty={isDirty}
      canSave={whole === null || isDirty}
      onSending={onSending}
      notice={
        <DocumentMeanwhile
          isGone={isGone}
          isBehind={isBehind}
          deleted={t('billing.quotes.deleted')}
          changed={t('billing.quotes.changed')}
          onLoad={load}
        />
      }
      facts={
        <>
          <TextInput
            label={t('invoices.fields.id')}
            value={whole ? `#${whole.quote.id}` : t('invoices.add.number')}
            disabled
            readOnly
          />
          <DayField label={t('invoices.fields.issuedDate')} withAsterisk {...form.getInputProps('issuedDate')} />
          <DayField label={t('billing.quotes.validUntil')} withAsterisk {...form.getInputProps('dueDate')} />
        </>
      }
      options={
        <Stack gap="md">
          <CurrencyFields form={form} />
          <TaxFields form={form} client={client} issuer={preview.issuer} />
          <Select
            label={t('invoices.fields.service')}
            allowDeselect={false}
            data={invoiceServices.map((service) => ({ value: service, label: t(`invoices.services.${service}`) }))}
            {...form.getInputProps('service')}
          />
          <Switch label={t('invoices.form.showsNote')} {...form.getInputProps('showsNote', { type: 'checkbox' })} />
        </Stack>
      }
    />
  );
}

interface QuoteForm {
  whole: WholeQuote | null;
  fields: readonly CustomField[];
  initial: InvoiceValues;
  isGone: boolean;
}

function useQuoteForm({ whole, fields, initial, isGone }: QuoteForm) {
  const id = whole?.quote.id ?? null;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isSaved, setIsSaved] = useState(false);
  const isSending = useRef(false);
  const saving = useSaveQuote(id);
  const contractForm = useContractForm<InvoiceValues, NewQuote>({
    schema: QuoteInput,
    calledOtherwise: { validUntil: 'dueDate' },
    initialValues: initial,
    isGone,
    submit: async (written) => {
      const changes = whole ? changedFields(QuoteInput.parse(base), written) : {};
      const own = contractForm.form.getValues();
      if (changes.customValues) changes.customValues = changedIn(fields, base.customValues, own.customValues);
      if (changes.lines) changes.lines = linesTogether(base, valuesKept(whole), own);
      const customValues = valuesIn(fields, written.customValues);
      const { quote, changeId } = await saving.mutateAsync({ written: { ...written, customValues }, changes });
      setIsSaved(true);
      const said = id === null ? 'billing.quotes.said.added' : 'billing.quotes.said.saved';
      notify({ message: t(said, { number: quote.id }), undoChangeId: changeId });
      await navigate({
        to: '/apps/invoice/quote/view/$id',
        params: { id: String(quote.id) },
        search: isSending.current ? sendingSearch : {},
        ignoreBlocker: true,
      });
    },
  });
  const valuesKept = (latest: WholeQuote | null) => (latest ? valuesOfQuote(latest) : initial);
  const { known, isBehind, load } = useKnownValues(contractForm, whole, valuesKept);
  const base = valuesKept(known);
  const onSending = (is: boolean) => {
    isSending.current = is;
  };
  return { contractForm, base, isBehind: isBehind && !isSaved, load, isSaved, onSending };
}
