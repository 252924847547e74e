import type { Addressee } from '@atrium/contract/clients';
import type { CustomField } from '@atrium/contract/custom-values';
import { type DocumentSource, invoiceDocument } from '@atrium/contract/invoice-document';
import { Button, Textarea, TextInput } from '@mantine/core';
import { IconDeviceFloppy, IconEye, IconSend } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { documentLanguageOf } from '../../../ui/billing/document-language.ts';
import { DayField } from '../../../ui/forms/day-field.tsx';
import { FormFailure } from '../../../ui/forms/form-failure.tsx';
import type { ContractForm } from '../../../ui/forms/use-contract-form.ts';
import { loadedLater } from '../../../ui/loaded-later.ts';
import { useLeaveGuard } from '../../../ui/use-leave-guard.tsx';
import { type ChosenClient, ClientChoice } from '../clients/client-choice.tsx';
import { numbered } from '../credit-notes/numbered.ts';
import { CustomValueFields } from '../custom-fields/custom-value-fields.tsx';
import { DocumentReferences } from './document-references.tsx';
import classes from './invoice-form.module.css';
import type { InvoiceValues } from './invoice-form-values.ts';
import { InvoiceLines } from './invoice-lines.tsx';
import { InvoiceOptions } from './invoice-options.tsx';
import { MissingIssuer } from './missing-issuer.tsx';
import { TaxHint } from './tax-hint.tsx';
import { useTakenReference } from './use-taken-reference.ts';

const ClientPanel = loadedLater(async () => ({ default: (await import('../clients/client-panel.tsx')).ClientPanel }));
const DraftPreview = loadedLater(async () => ({ default: (await import('./draft-preview.tsx')).DraftPreview }));

interface InvoiceFormProps {
  contractForm: ContractForm<InvoiceValues>;
  /** The number, or that it has none yet. */
  number?: string;
  numberHint?: string;
  /** In the place of number and days: what else there is to say of when. */
  facts?: ReactNode;
  /** In the place of how it is paid and what the document shows. */
  options?: ReactNode;
  client: ChosenClient | null;
  onClient: (client: Addressee) => void;
  /** What a preview shows beside what is written here. */
  preview: Pick<
    DocumentSource,
    'id' | 'issuer' | 'payments' | 'creditCents' | 'roundsTaxOnce' | 'paymentDetails' | 'kind'
  >;
  /** Those that the house has made, as this document says them. */
  fields: readonly CustomField[];
  /** Whether something would be lost by leaving. */
  isDirty: boolean;
  canSave: boolean;
  /** Said before saving: whether it is to be sent then. Left out for what is not sent. */
  onSending?: (isSending: boolean) => void;
  /** Whether a credit note corrects it: client, currency, tax, date and lines stay then. */
  isCorrected?: boolean;
  notice?: ReactNode;
  actions?: ReactNode;
}

export function InvoiceForm(props: InvoiceFormProps) {
  const { t } = useTranslation();
  const { contractForm, client, onClient, fields, isDirty, notice, isCorrected = false } = props;
  const { form, onSubmit, onBlur, failure, made } = contractForm;
  const [isAddingClient, setIsAddingClient] = useState(false);
  const [isPreviewing, setIsPreviewing] = useState(false);
  const { dialog } = useLeaveGuard(isDirty);
  const takeReference = useTakenReference(form, client);
  const chooseClient = (chosen: ChosenClient) => {
    takeReference(chosen);
    onClient(chosen);
  };
  return (
    <>
      <form onSubmit={onSubmit} onBlur={onBlur} noValidate className={classes.columns}>
        <div className={classes.main}>
          {notice}
          <MissingIssuer {...props.preview} />
          <FormFailure failure={failure} made={made} />
          <div className={classes.card}>
            <Head {...props} onClient={chooseClient} onAddClient={() => setIsAddingClient(true)} />
            <DocumentReferences form={form} />
            <CustomValueFields form={form} fields={fields} />
            {props.preview.id === null && <TaxHint form={form} client={client} issuer={props.preview.issuer} />}
            <Locked is={isCorrected}>
              <InvoiceLines form={form} />
            </Locked>
            <Totals {...props} />
            <Words {...props} />
          </div>
        </div>
        <aside className={classes.side} aria-label={t('invoices.form.beside')}>
          <div className={classes.card}>
            <Buttons {...props} onPreview={() => setIsPreviewing(true)} />
          </div>
          <div className={classes.card}>
            {props.options ?? (
              <InvoiceOptions
                form={form}
                client={client}
                issuer={props.preview.issuer}
                isPaidOn={props.preview.payments.length > 0}
                isCorrected={isCorrected}
              />
            )}
          </div>
        </aside>
      </form>
      <Suspense>
        {isAddingClient && (
          <ClientPanel client={null} onSaved={chooseClient} onClose={() => setIsAddingClient(false)} />
        )}
        {isPreviewing && (
          <DraftPreview
            source={{ ...form.values, ...props.preview, client, customFields: fields }}
            onClose={() => setIsPreviewing(false)}
          />
        )}
      </Suspense>
      {dialog}
    </>
  );
}

function Head(
  props: Omit<InvoiceFormProps, 'onClient'> & { onClient: (client: ChosenClient) => void; onAddClient: () => void },
) {
  const { contractForm, number, numberHint, facts, client, onClient, onAddClient, isCorrected = false } = props;
  const { t } = useTranslation();
  const { form } = contractForm;
  const choose = (chosen: ChosenClient) => {
    form.clearFieldError('clientId');
    onClient(chosen);
  };
  const error = form.errors.clientId;
  return (
    <div className={classes.head}>
      <Locked is={isCorrected}>
        <ClientChoice
          client={client}
          error={error === undefined ? undefined : String(error)}
          onChoose={choose}
          onAdd={onAddClient}
        />
      </Locked>
      <div className={classes.facts}>
        {facts ?? (
          <>
            <TextInput
              label={t('invoices.fields.id')}
              value={number ?? ''}
              description={numberHint}
              inputWrapperOrder={['label', 'input', 'description']}
              disabled
              readOnly
            />
            <DayField
              label={t('invoices.fields.issuedDate')}
              withAsterisk
              {...form.getInputProps('issuedDate')}
              disabled={isCorrected}
            />
            <DayField label={t('invoices.fields.dueDate')} withAsterisk {...form.getInputProps('dueDate')} />
          </>
        )}
      </div>
    </div>
  );
}

/** Fields that nobody may write in as long as it is. */
function Locked({ is, children }: { is: boolean; children: ReactNode }) {
  return (
    <fieldset className={classes.locked} disabled={is}>
      {children}
    </fieldset>
  );
}

/** What the invoice comes to, as one writes, in the words of the document. */
function Totals({ contractForm: { form }, client, preview }: InvoiceFormProps) {
  const { t, i18n } = useTranslation();
  const source = { ...form.values, ...preview, client };
  const { totals } = invoiceDocument(source, documentLanguageOf(i18n.language));
  return (
    <dl className={classes.totals} aria-label={t('invoices.totals.label')}>
      {numbered(totals).map(({ part: { label, value, isStrong }, number }) => (
        <div key={number} data-strong={isStrong || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Words({ contractForm: { form } }: InvoiceFormProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.words}>
      <TextInput label={t('invoices.document.salesperson')} autoComplete="off" {...form.getInputProps('salesperson')} />
      <Textarea
        className={classes.note}
        label={t('invoices.document.note')}
        autosize
        minRows={2}
        maxRows={10}
        {...form.getInputProps('note')}
      />
    </div>
  );
}

function Buttons({
  contractForm,
  canSave,
  onSending,
  actions,
  onPreview,
}: InvoiceFormProps & { onPreview: () => void }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
  return (
    <div className={classes.buttons}>
      <Button
        type="submit"
        leftSection={<IconDeviceFloppy {...icon} />}
        loading={contractForm.isSubmitting}
        disabled={!canSave}
        onClick={() => onSending?.(false)}
      >
        {t('invoices.form.save')}
      </Button>
      {onSending && ability.can('update', 'Invoice') && (
        <Button
          type="submit"
          variant="default"
          leftSection={<IconSend {...icon} />}
          disabled={contractForm.isSubmitting}
          onClick={() => onSending(true)}
        >
          {t('invoices.form.saveAndSend')}
        </Button>
      )}
      <Button variant="default" leftSection={<IconEye {...icon} />} onClick={onPreview}>
        {t('invoices.form.preview')}
      </Button>
      {actions}
    </div>
  );
}
