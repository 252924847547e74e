import { type Client, NewClient } from '@atrium/contract/clients';
import { Select, Stack, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { documentLanguageChoices, documentLanguageOf } from '../../../ui/billing/document-language.ts';
import { CountryField } from '../../../ui/forms/country-field.tsx';
import { isAlike } from '../../../ui/forms/is-alike.ts';
import { PanelForm } from '../../../ui/forms/panel-form.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { notify } from '../../../ui/notify.tsx';
import { type PanelControls, SidePanel } from '../../../ui/side-panel.tsx';
import { useAddClient, useUpdateClient } from './clients.queries.ts';
import { CopiesField } from './copies-field.tsx';

interface ClientPanelProps {
  /** The client to edit; null is a new one. */
  client: Client | null;
  onSaved?: (client: Client) => void;
  onClose: () => void;
}

export function ClientPanel({ client, onSaved, onClose }: ClientPanelProps) {
  const { t } = useTranslation();
  const title = client ? t('invoices.clients.editTitle', { name: client.name }) : t('invoices.clients.addTitle');
  return (
    <SidePanel title={title} onClose={onClose} record={client && { entity: 'client', id: client.id }}>
      {(panel) => <ClientForm client={client} onSaved={onSaved} panel={panel} />}
    </SidePanel>
  );
}

type ClientValues = Omit<Client, 'id'>;

const noValues: Omit<ClientValues, 'language'> = {
  name: '',
  company: '',
  companyEmail: '',
  contact: '',
  address: '',
  country: '',
  vatNumber: '',
  buyerReference: '',
  copiesTo: [],
};

interface ClientFormProps {
  client: Client | null;
  onSaved: ((client: Client) => void) | undefined;
  panel: PanelControls;
}

function ClientForm({ client, onSaved, panel }: ClientFormProps) {
  const { t } = useTranslation();
  const contractForm = useClientForm(client, onSaved, panel);
  const { form } = contractForm;
  const label = (field: keyof ClientValues) => t(`invoices.clients.fields.${field}`);
  return (
    <PanelForm
      contractForm={contractForm}
      panel={panel}
      submit={client ? t('ui.saveChanges') : t('invoices.clients.add')}
      isKnown={client !== null}
    >
      <Stack gap="md">
        <TextInput
          label={label('name')}
          withAsterisk
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <TextInput label={label('company')} autoComplete="off" {...form.getInputProps('company')} />
        <TextInput
          label={label('companyEmail')}
          type="email"
          withAsterisk
          autoComplete="off"
          {...form.getInputProps('companyEmail')}
        />
        <CopiesField hint={t('invoices.clients.copiesHint')} {...form.getInputProps('copiesTo')} />
        <TextInput label={label('contact')} type="tel" autoComplete="off" {...form.getInputProps('contact')} />
        <Textarea label={label('address')} autosize minRows={2} {...form.getInputProps('address')} />
        <CountryField label={label('country')} {...form.getInputProps('country')} />
        <TextInput label={label('vatNumber')} dir="ltr" autoComplete="off" {...form.getInputProps('vatNumber')} />
        <TextInput
          label={label('buyerReference')}
          description={t('invoices.clients.buyerReferenceHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          {...form.getInputProps('buyerReference')}
        />
        <Select
          label={label('language')}
          description={t('invoices.clients.languageHint')}
          data={documentLanguageChoices}
          allowDeselect={false}
          {...form.getInputProps('language')}
        />
      </Stack>
    </PanelForm>
  );
}

function useClientForm(client: Client | null, onSaved: ClientFormProps['onSaved'], panel: PanelControls) {
  const { t, i18n } = useTranslation();
  const adding = useAddClient();
  const updating = useUpdateClient(client?.id ?? 0);
  const { id: _, ...values } = client ?? { id: 0, ...noValues, language: documentLanguageOf(i18n.language) };
  return useContractForm<ClientValues, NewClient>({
    schema: NewClient,
    initialValues: values,
    submit: async (written) => {
      const answer = client
        ? await updating.mutateAsync(changesOf(client, written))
        : await adding.mutateAsync(written);
      const { name } = answer.client;
      const said = client ? t('invoices.said.clientSaved', { name }) : t('invoices.said.clientAdded', { name });
      notify({ message: said, undoChangeId: answer.changeId });
      onSaved?.(answer.client);
      panel.finish();
    },
  });
}

/** What is different: the rest stays as somebody else may have changed it meanwhile. */
function changesOf(before: Client, written: NewClient): Partial<ClientValues> {
  const fields = Object.keys(written) as (keyof ClientValues)[];
  return Object.fromEntries(
    fields.filter((field) => !isAlike(written[field], before[field])).map((field) => [field, written[field]]),
  );
}
