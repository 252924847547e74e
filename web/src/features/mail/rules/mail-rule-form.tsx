import { type MailRule, NewMailRule } from '@atrium/contract/mail-rules';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile } from '../../../ui/forms/changed-meanwhile.tsx';
import { PanelForm } from '../../../ui/forms/panel-form.tsx';
import { type ContractForm, useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { useKnownValues } from '../../../ui/forms/use-known-values.ts';
import { MailRuleFields, type RuleValues } from './mail-rule-fields.tsx';
import { MailRulePreview } from './mail-rule-preview.tsx';
import { mailRulesQuery, useAddMailRule, useApplyMailRule, useUpdateMailRule } from './mail-rules.queries.ts';

interface FormProps {
  setDirty: (isDirty: boolean) => void;
  onDone: () => void;
}

const empty: RuleValues = {
  ...{ from: '', to: '', subject: '', words: '', hasAttachments: false },
  ...{ folder: null, labels: [], isStarred: false, isRead: false, isOn: true },
};

export function AddMailRuleForm({ sender = '', ...props }: FormProps & { sender: string | undefined }) {
  const { t } = useTranslation();
  const add = useAddMailRule();
  const apply = useApplyMailRule();
  const [isForOld, setIsForOld] = useState(false);
  const contractForm = useContractForm<RuleValues, NewMailRule>({
    schema: NewMailRule,
    initialValues: { ...empty, from: sender },
    submit: async (given) => {
      const { rule } = await add.mutateAsync(given);
      if (isForOld) apply.mutate(rule);
      props.onDone();
    },
  });
  return (
    <RuleForm contractForm={contractForm} submit={t('mail.rules.form.add')} {...props}>
      <MailRulePreview conditions={contractForm.form.getValues()} isForOld={isForOld} onForOld={setIsForOld} />
    </RuleForm>
  );
}

/** What is changed in another tab meanwhile takes nothing from under one's hands. */
export function EditMailRuleForm({ rule, ...props }: FormProps & { rule: MailRule }) {
  const { t } = useTranslation();
  const update = useUpdateMailRule();
  const { data: rules } = useQuery(mailRulesQuery);
  const latest = rules?.find(({ id }) => id === rule.id) ?? rule;
  const contractForm = useContractForm<RuleValues, NewMailRule>({
    schema: NewMailRule,
    initialValues: valuesOf(rule),
    submit: async (changed) => {
      await update.mutateAsync({ id: rule.id, rule: changed });
      props.onDone();
    },
  });
  const { isBehind, load } = useKnownValues(contractForm, latest, valuesOf);
  return (
    <>
      {isBehind && <ChangedMeanwhile said={t('mail.rules.form.changedMeanwhile')} onLoad={load} />}
      <RuleForm contractForm={contractForm} submit={t('mail.rules.form.save')} isKnown {...props}>
        <MailRulePreview conditions={contractForm.form.getValues()} />
      </RuleForm>
    </>
  );
}

function valuesOf({ id: _, ...values }: MailRule): RuleValues {
  return values;
}

interface RuleFormProps extends FormProps {
  contractForm: ContractForm<RuleValues>;
  submit: string;
  isKnown?: boolean;
  children: ReactNode;
}

function RuleForm({ contractForm, submit, isKnown = false, setDirty, onDone, children }: RuleFormProps) {
  return (
    <PanelForm contractForm={contractForm} panel={{ setDirty, close: onDone }} submit={submit} isKnown={isKnown}>
      <MailRuleFields form={contractForm.form} />
      {children}
    </PanelForm>
  );
}
