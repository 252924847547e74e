import { type Contact, NewContact } from '@atrium/contract/contacts';
import { Stack, Textarea, TextInput } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkedThings } from '../../../links/linked-things.tsx';
import { ChangedMeanwhile } from '../../../ui/forms/changed-meanwhile.tsx';
import { PanelForm } from '../../../ui/forms/panel-form.tsx';
import { type ContractForm, useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { useKnownValues } from '../../../ui/forms/use-known-values.ts';
import { contactsQuery, useAddContact, useUpdateContact } from './contacts.queries.ts';

interface FormProps {
  setDirty: (isDirty: boolean) => void;
  onDone: () => void;
}

type Values = Record<'name' | 'email' | 'phone' | 'company' | 'note', string>;

const empty: Values = { name: '', email: '', phone: '', company: '', note: '' };

export function AddContactForm(props: FormProps) {
  const { t } = useTranslation();
  const add = useAddContact();
  const contractForm = useContractForm({
    schema: NewContact,
    initialValues: empty,
    submit: async (contact) => {
      await add.mutateAsync(contact);
      props.onDone();
    },
  });
  return <ContactForm contractForm={contractForm} submit={t('mail.contacts.form.add')} {...props} />;
}

/** What is changed in another tab meanwhile takes nothing from under one's hands. */
export function EditContactForm({ contact, ...props }: FormProps & { contact: Contact }) {
  const { t } = useTranslation();
  const update = useUpdateContact();
  const list = useInfiniteQuery(contactsQuery(''));
  const latest = list.data?.pages.flatMap((page) => page.contacts).find(({ id }) => id === contact.id) ?? contact;
  const contractForm = useContractForm({
    schema: NewContact,
    initialValues: valuesOf(contact),
    submit: async (changed) => {
      await update.mutateAsync({ id: contact.id, contact: changed });
      props.onDone();
    },
  });
  const { isBehind, load } = useKnownValues(contractForm, latest, valuesOf);
  return (
    <>
      {isBehind && <ChangedMeanwhile said={t('mail.contacts.form.changedMeanwhile')} onLoad={load} />}
      <ContactForm contractForm={contractForm} submit={t('mail.contacts.form.save')} isKnown {...props}>
        <LinkedThings entity="contact" id={contact.id} />
      </ContactForm>
    </>
  );
}

function valuesOf({ name, email, phone, company, note }: Contact): Values {
  return { name, email, phone, company, note };
}

interface ContactFormProps extends FormProps {
  contractForm: ContractForm<Values>;
  submit: string;
  isKnown?: boolean;
  children?: ReactNode;
}

function ContactForm({ contractForm, submit, isKnown = false, setDirty, onDone, children }: ContactFormProps) {
  const { t } = useTranslation();
  const { form } = contractForm;
  const field = (name: keyof Values) => ({ label: t(`mail.contacts.fields.${name}`), ...form.getInputProps(name) });
  return (
    <PanelForm contractForm={contractForm} panel={{ setDirty, close: onDone }} submit={submit} isKnown={isKnown}>
      <Stack gap={16}>
        <TextInput {...field('name')} withAsterisk data-autofocus maxLength={120} autoComplete="off" />
        <TextInput {...field('email')} withAsterisk type="email" maxLength={254} autoComplete="off" />
        <TextInput {...field('phone')} type="tel" maxLength={60} autoComplete="off" />
        <TextInput {...field('company')} maxLength={120} autoComplete="off" />
        <Textarea {...field('note')} autosize minRows={3} maxLength={2_000} />
        {children}
      </Stack>
    </PanelForm>
  );
}
