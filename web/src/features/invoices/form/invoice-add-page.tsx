import '../../../ui/mantine-styles.ts';
import type { Addressee, Client } from '@atrium/contract/clients';
import type { CustomField } from '@atrium/contract/custom-values';
import type { InvoiceDefaults } from '@atrium/contract/invoice-defaults';
import { NewInvoice } from '@atrium/contract/invoices';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandName, useHouseCurrency } from '../../../backend/configuration.ts';
import { useAbility } from '../../../session/ability.ts';
import { useAccount } from '../../../session/session.ts';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { notify } from '../../../ui/notify.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { NotAllowed } from '../../../ui/why-not.tsx';
import { customFieldsQuery } from '../custom-fields/custom-fields.queries.ts';
import { valuesIn } from '../custom-fields/custom-values.ts';
import { issuerQuery, useAddInvoice } from '../invoices.queries.ts';
import { sendingSearch } from '../sending/use-sending.ts';
import { useInvoiceDefaults } from '../settings/use-invoice-defaults.ts';
import { InvoiceForm } from './invoice-form.tsx';
import { contentOf, type InvoiceValues, isSame, newInvoiceValues } from './invoice-form-values.ts';
import { useNamedClient } from './use-named-client.ts';

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
  const client = useNamedClient();
  if (!defaults || client === undefined) return <Skeleton height={560} />;
  return <AddForm defaults={defaults} named={client} />;
}

interface AddFormProps {
  defaults: InvoiceDefaults;
  /** Whom it is for, where the address says so. */
  named: Client | null;
}

function AddForm({ defaults, named }: AddFormProps) {
  const { t } = useTranslation();
  const { issuer, paymentDetails } = useIssuer();
  const { data: fields = noFields } = useQuery(customFieldsQuery);
  const { contractForm, onSending, isSaved, initial } = useAddForm(fields, { defaults, named });
  const { form } = contractForm;
  const [chosen, setChosen] = useState<Addressee | null>(named);
  const choose = (client: Addressee) => {
    setChosen(client);
    form.setFieldValue('clientId', client.id);
  };
  return (
    <InvoiceForm
      contractForm={contractForm}
      number={t('invoices.add.number')}
      numberHint={t('invoices.add.numberHint')}
      client={chosen}
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

function useAddForm(fields: readonly CustomField[], { defaults, named }: AddFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const account = useAccount();
  const currency = useHouseCurrency();
  const [initial] = useState(() =>
    newInvoiceValues({ salesperson: account?.fullName ?? '', currency }, named, defaults),
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
