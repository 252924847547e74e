import '../../../ui/mantine-styles.ts';
import type { Addressee } from '@atrium/contract/clients';
import { InvoiceChanges, type WholeInvoice } from '@atrium/contract/invoices';
import { Alert, Button } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../navigation/page-title.ts';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { useKnownValues } from '../../../ui/forms/use-known-values.ts';
import { loadedLater } from '../../../ui/loaded-later.ts';
import { notify } from '../../../ui/notify.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { creditNotesOfQuery } from '../credit-notes/credit-notes.queries.ts';
import { InvoiceLoaded } from '../invoice-loaded.tsx';
import { useUpdateInvoice } from '../invoices.queries.ts';
import { sendingSearch } from '../sending/use-sending.ts';
import { DocumentMeanwhile } from './document-meanwhile.tsx';
import { InvoiceForm } from './invoice-form.tsx';
import { changesOf, type InvoiceValues, isSame, valuesOf } from './invoice-form-values.ts';

const PaymentPanel = loadedLater(async () => ({ default: (await import('../payment-panel.tsx')).PaymentPanel }));

const crumbs = [{ titleKey: 'shell.menu.invoice' }, { titleKey: 'invoices.list.title', path: '/apps/invoice/list' }];

export function InvoiceEditPage({ id }: { id: string }) {
  const { t } = useTranslation();
  const title = t('invoices.edit.titleOf', { number: id });
  usePageTitle(title);
  return (
    <>
      <PageHeader titleKey="invoices.edit.title" title={title} crumbs={crumbs} />
      <InvoiceLoaded text={id} isKept>
        {(whole, isGone) => <EditForm key={whole.invoice.id} whole={whole} isGone={isGone} />}
      </InvoiceLoaded>
    </>
  );
}

/** Begins with what there is, and follows it until something is typed; from then on, what somebody else changes is told. */
function EditForm({ whole, isGone }: { whole: WholeInvoice; isGone: boolean }) {
  const { t } = useTranslation();
  const { contractForm, base, isBehind, load, onSending, isSaved } = useEditForm(whole, isGone);
  const { form } = contractForm;
  const [chosen, setChosen] = useState<Addressee>(whole.invoice.client);
  const [isPaying, setIsPaying] = useState(false);
  const { invoice, issuer, payments, paymentDetails } = whole;
  const { data: creditNotes } = useQuery(creditNotesOfQuery(invoice.id));
  const isCorrected = (creditNotes?.total ?? 0) > 0;
  const { creditCents, roundsTaxOnce } = invoice;
  const isDirty = !isSaved && !isSame(base, form.values);
  const choose = (client: Addressee) => {
    setChosen(client);
    form.setFieldValue('clientId', client.id);
  };
  return (
    <>
      <InvoiceForm
        contractForm={contractForm}
        number={`#${invoice.id}`}
        client={form.values.clientId === chosen.id ? chosen : invoice.client}
        onClient={choose}
        preview={{ id: invoice.id, issuer, payments, creditCents, roundsTaxOnce, paymentDetails }}
        fields={whole.customFields}
        isDirty={isDirty}
        canSave={isDirty}
        onSending={onSending}
        isCorrected={isCorrected}
        notice={
          <>
            <DocumentMeanwhile
              isGone={isGone}
              isBehind={isBehind}
              deleted={t('invoices.edit.deleted')}
              changed={t('invoices.edit.changed')}
              onLoad={load}
            />
            {isCorrected && <Alert color="info">{t('creditNotes.keeps')}</Alert>}
          </>
        }
        actions={
          <Button
            variant="default"
            leftSection={<IconCash size={16} stroke={1.5} aria-hidden />}
            onClick={() => setIsPaying(true)}
          >
            {t('invoices.actions.addPayment')}
          </Button>
        }
      />
      {isPaying && (
        <Suspense>
          <PaymentPanel invoice={invoice} onClose={() => setIsPaying(false)} />
        </Suspense>
      )}
    </>
  );
}

function useEditForm(whole: WholeInvoice, isGone: boolean) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { id } = whole.invoice;
  const [isSaved, setIsSaved] = useState(false);
  const isSending = useRef(false);
  const updating = useUpdateInvoice(id);
  const contractForm = useContractForm<InvoiceValues, InvoiceChanges>({
    schema: InvoiceChanges,
    initialValues: valuesOf(whole),
    isGone,
    submit: async () => {
      const changes = changesOf(whole.customFields, base, valuesOf(whole), contractForm.form.getValues());
      if (Object.keys(changes).length > 0) {
        const { changeId } = await updating.mutateAsync(changes);
        notify({ message: t('invoices.said.saved', { number: id }), undoChangeId: changeId });
      }
      setIsSaved(true);
      await navigate({
        to: '/apps/invoice/preview/$id',
        params: { id: String(id) },
        search: isSending.current ? sendingSearch : {},
        ignoreBlocker: true,
      });
    },
  });
  const { known, isBehind, load } = useKnownValues(contractForm, whole, valuesOf);
  const base = valuesOf(known);
  const onSending = (is: boolean) => {
    isSending.current = is;
  };
  return { contractForm, base, isBehind: isBehind && !isSaved, load, onSending, isSaved };
}
