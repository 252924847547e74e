import { type Contact, NewContact } from '@atrium/contract/contacts';
import { Alert, Button, Stack, Textarea, TextInput } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormActions } from '../../ui/forms/form-actions.tsx';
import { type ContractForm, useContractForm } from '../../ui/forms/use-contract-form.ts';
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
  const [known, setKnown] = useState(contact);
  const list = useInfiniteQuery(contactsQuery(''));
  const latest = list.data?.pages.flatMap((page) => page.contacts).find(({ id }) => id === contact.id) ?? known;
  const contractForm = useContractForm({
    schema: NewContact,
    initialValues: valuesOf(contact),
    submit: async (changed) => {
      await update.mutateAsync({ id: contact.id, contact: changed });
      props.onDone();
    },
  });
  const { form } = contractForm;
  const isBehind = JSON.stringify(valuesOf(known)) !== JSON.stringify(valuesOf(latest));
  const load = () => {
    setKnown(latest);
    form.setValues(valuesOf(latest));
    form.resetDirty(valuesOf(latest));
  };
  return (
    <>
      {isBehind && (
        <Alert color="info" mb="md">
          {t('mail.contacts.form.changedMeanwhile')}
          <Button size="compact-sm" variant="default" mt="xs" onClick={load}>
            {t('mail.contacts.form.load')}
          </Button>
        </Alert>
      )}
      <ContactForm contractForm={contractForm} submit={t('mail.contacts.form.save')} isKnown {...props} />
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
}

function ContactForm({ contractForm, submit, isKnown = false, setDirty, onDone }: ContactFormProps) {
  const { t } = useTranslation();
  const { form, onSubmit, onBlur, isSubmitting, failure } = contractForm;
  const isDirty = form.isDirty();
  useEffect(() => setDirty(isDirty), [isDirty, setDirty]);
  const field = (name: keyof Values) => ({ label: t(`mail.contacts.fields.${name}`), ...form.getInputProps(name) });
  return (
    <form onSubmit={onSubmit} onBlur={onBlur} noValidate>
      <Stack gap={16}>
        <TextInput {...field('name')} withAsterisk data-autofocus maxLength={120} autoComplete="off" />
        <TextInput {...field('email')} withAsterisk type="email" maxLength={254} autoComplete="off" />
        <TextInput {...field('phone')} type="tel" maxLength={60} autoComplete="off" />
        <TextInput {...field('company')} maxLength={120} autoComplete="off" />
        <Textarea {...field('note')} autosize minRows={3} maxLength={2_000} />
      </Stack>
      <FormActions
        submit={submit}
        isSubmitting={isSubmitting}
        failure={failure}
        isUnchanged={isKnown && !isDirty}
        onCancel={onDone}
      />
    </form>
  );
}
