import '../../../ui/mantine-styles.ts';
import '@mantine/core/styles/Checkbox.css';
import type { DocumentLanguage } from '@atrium/contract/document-languages';
import type { InvoiceLetter } from '@atrium/contract/invoice-letter';
import type { SendInvoice } from '@atrium/contract/invoices';
import { Checkbox, Select, Skeleton, Stack, Textarea, TextInput } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf } from '../../../i18n/languages.ts';
import { documentLanguageChoices } from '../../../ui/billing/document-language.ts';
import { PanelForm } from '../../../ui/forms/panel-form.tsx';
import { useMakingOnce } from '../../../ui/forms/use-adding-once.ts';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { notify } from '../../../ui/notify.tsx';
import type { PanelControls } from '../../../ui/side-panel.tsx';
import classes from '../batches/invoice-files.module.css';
import { messageSenderQuery } from '../batches/invoice-files.queries.ts';
import { CopiesField } from '../clients/copies-field.tsx';
import { SentLetter } from './sent-letter.ts';
import { useLetter } from './use-letter.ts';

/** What is sent: the language of whom it goes to, its usual letter, its file, how it is sent, and what is said then. */
interface SentDocument {
  language: DocumentLanguage;
  letterOf: (language: DocumentLanguage) => InvoiceLetter;
  fileNameIn: (language: DocumentLanguage) => string;
  send: (letter: SendInvoice) => Promise<unknown>;
  said: (to: string) => string;
  saidKept: string;
  /** Whether it has a link unless one takes it out. */
  hasLink?: boolean;
  /** Whether it can have one: what has no secret address is not asked about. */
  mayHaveLink?: boolean;
}

/** To write to somebody with an invoice or a quote attached. */
export function SendDocumentForm({ sent, panel }: { sent: SentDocument; panel: PanelControls }) {
  const { t } = useTranslation();
  const once = useMakingOnce();
  const [language] = useState(sent.language);
  const sender = useQuery(messageSenderQuery);
  const contractForm = useContractForm({
    schema: SentLetter,
    initialValues: { ...sent.letterOf(language), language, withLink: sent.hasLink ?? false },
    submit: async (letter) => {
      await once((idempotencyKey) => sent.send({ ...letter, idempotencyKey }));
      notify({ message: sender.data?.address === null ? sent.saidKept : sent.said(letter.to) });
      panel.finish();
    },
  });
  const { form } = contractForm;
  const direction = directionOf(form.values.language);
  const isDirty = useLetter(form, sent.letterOf);
  return (
    <PanelForm contractForm={contractForm} panel={panel} submit={t('invoiceFiles.send.send')} isDirty={isDirty}>
      <Stack gap="md">
        <Sender />
        <TextInput
          label={t('invoiceFiles.send.to')}
          withAsterisk
          data-autofocus
          type="email"
          autoComplete="off"
          {...form.getInputProps('to')}
        />
        <CopiesField hint={t('invoiceFiles.send.copiesHint')} {...form.getInputProps('copiesTo')} />
        <Select
          label={t('invoiceFiles.send.language')}
          description={t('invoiceFiles.send.languageHint')}
          data={documentLanguageChoices}
          allowDeselect={false}
          {...form.getInputProps('language')}
        />
        <TextInput
          label={t('invoiceFiles.send.subject')}
          withAsterisk
          autoComplete="off"
          dir={direction}
          {...form.getInputProps('subject')}
        />
        <Textarea
          label={t('invoiceFiles.send.message')}
          withAsterisk
          autosize
          minRows={7}
          maxRows={16}
          dir={direction}
          {...form.getInputProps('message')}
        />
        {sent.mayHaveLink !== false && (
          <Checkbox
            label={t('billing.link.inLetter')}
            description={t('billing.link.inLetterHint')}
            {...form.getInputProps('withLink', { type: 'checkbox' })}
          />
        )}
        <div>
          <span className={classes.attachment}>
            <IconPaperclip size={16} stroke={1.5} aria-hidden />
            <span>{t('invoiceFiles.send.attached', { name: sent.fileNameIn(form.values.language) })}</span>
          </span>
        </div>
      </Stack>
    </PanelForm>
  );
}

/** Whose name and address the message bears, or that it goes nowhere yet. */
function Sender() {
  const { t } = useTranslation();
  const { data: sender, isError } = useQuery(messageSenderQuery);
  return (
    <div>
      <p className={classes.label}>{t('invoiceFiles.send.from')}</p>
      {!sender && !isError && <Skeleton height={20} width="60%" />}
      {sender && (
        <p className={classes.sender}>
          <bdi>{sender.name}</bdi> {sender.address !== null && <bdi>{`<${sender.address}>`}</bdi>}
        </p>
      )}
      {sender?.address === null && <p className={classes.quiet}>{t('invoiceFiles.send.noServer')}</p>}
    </div>
  );
}
