import '../../../ui/mantine-styles.ts';
import type { Addressee } from '@atrium/contract/clients';
import type { CustomField } from '@atrium/contract/custom-values';
import type { InvoiceDefaults } from '@atrium/contract/invoice-defaults';
import { NewInvoice } from '@atrium/contract/invoices';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandName, useHouseCurrency } from '../../../backend/configuration.ts';
import { useAbility } from '../../../session/ability.ts';
import { useAccount } from '../../../session/session.ts';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { notify } from '../../../ui/notify.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { NotAllowed } from '../../../ui/why-not.tsx';
import { clientQuery } from '../clients/clients.queries.ts';
import { customFieldsQuery } from '../custom-fields/custom-fields.queries.ts';
import { valuesIn } from '../custom-fields/custom-values.ts';
import { numberOfInvoice } from '../invoice-id.ts';
import { issuerQuery, useAddInvoice } from '../invoices.queries.ts';
import { sendingSearch } from '../sending/use-sending.ts';
import { useInvoiceDefaults } from '../settings/use-invoice-defaults.ts';
import { InvoiceForm } from './invoice-form.tsx';
import { contentOf, type InvoiceValues, isSame, newInvoiceValues } from './invoice-form-values.ts';

const crumbs = [{ titleKey: 'shell.menu.invoice' }, { titleKey: 'invoices.list.title', path: '/apps/invoice/list' }];

export function InvoiceAddPage() {
  const canAdd = useAbility().can('create', 'Invoice');
  return (
    <>
      <PageHeader titleKey="invoices.add.title" crumbs={crumbs} />
      {canAdd ? <BegunForm /> : <NotAllowed action="create" subject="Invoice" />}
    </>
  );
}

const noFields: readonly CustomField[] = [];

function BegunForm() {
  const defaults = useInvoiceDefaults();
  return defaults ? <AddForm defaults={defaults} /> : <Skeleton height={560} />;
}

function AddForm({ defaults }: { defaults: InvoiceDefaults }) {
  const { t } = useTranslation();
  const { issuer, paymentDetails } = useIssuer();
  const { data: fields = noFields } = useQuery(customFieldsQuery);
  const { contractForm, onSending, isSaved, initial } = useAddForm(fields, defaults);
  const { form } = contractForm;
  const [chosen, setChosen] = useState<Addressee | null>(null);
  const { clientId } = form.values;
  const { data: asked } = useQuery({ ...clientQuery(clientId ?? 0), enabled: clientId !== undefined && !chosen });
  const choose = (client: Addressee) => {
    setChosen(client);
    form.setFieldValue('clientId', client.id);
  };
  return (
    <InvoiceForm
      contractForm={contractForm}
      number={t('invoices.add.number')}
      numberHint={t('invoices.add.numberHint')}
      client={chosen ?? asked ?? null}
      onClient={choose}
      preview={{ id: null, issuer, payments: [], paymentDetails }}
      fields={fields}
      isDirty={!isSaved && !isSame(initial, form.values)}
      canSave
      onSending={onSending}
    />
  );
}

/** Who writes: the name at once, the rest when it is here. */
function useIssuer() {
  const brand = useBrandName();
  const { data } = useQuery(issuerQuery);
  return data ?? { issuer: { name: brand, address: '', country: '', email: '', taxNumber: '' }, paymentDetails: null };
}

/** The address may name the client: `?client=3`. */
function useAddForm(fields: readonly CustomField[], defaults: InvoiceDefaults) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const account = useAccount();
  const currency = useHouseCurrency();
  const { client }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const [initial] = useState(() =>
    newInvoiceValues(
      { salesperson: account?.fullName ?? '', currency },
      numberOfInvoice(String(client)) ?? undefined,
      defaults,
    ),
  );
  const [isSaved, setIsSaved] = useState(false);
  const isSending = useRef(false);
  const adding = useAddInvoice();
  const contractForm = useContractForm<InvoiceValues, NewInvoice>({
    schema: NewInvoice,
    initialValues: initial,
    submit: async () => {
      const content = contentOf(contractForm.form.getValues());
      const customValues = valuesIn(fields, content.customValues);
      const { invoice, changeId } = await adding.mutateAsync({ ...content, customValues });
      setIsSaved(true);
      notify({ message: t('invoices.said.added', { number: invoice.id }), undoChangeId: changeId });
      await navigate({
        to: '/apps/invoice/preview/$id',
        params: { id: String(invoice.id) },
        search: isSending.current ? sendingSearch : {},
        ignoreBlocker: true,
      });
    },
  });
  const onSending = (is: boolean) => {
    isSending.current = is;
  };
  return { contractForm, onSending, isSaved, initial };
}
