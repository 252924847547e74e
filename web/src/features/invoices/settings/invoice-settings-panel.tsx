import '../../../ui/mantine-styles.ts';
import { type InvoiceSettings, InvoiceSettingsChanges } from '@atrium/contract/invoice-settings';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PanelForm } from '../../../ui/forms/panel-form.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { changedFields } from '../../../ui/forms/use-known-values.ts';
import { notify } from '../../../ui/notify.tsx';
import { type PanelControls, SidePanel } from '../../../ui/side-panel.tsx';
import { invoiceSettingsQuery, useSaveInvoiceSettings } from './invoice-settings.queries.ts';
import { DefaultFields, FirmFields, PaymentFields } from './invoice-settings-fields.tsx';

/** An empty field is no number of days, and no rate of nothing. */
export type SettingsValues = Omit<InvoiceSettings, 'paymentDays' | 'taxBasisPoints'> & {
  paymentDays: number | null;
  taxBasisPoints: number | null;
};

/** Who writes the invoices, where they are paid, and what a new one begins with. */
export function InvoiceSettingsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <SidePanel title={t('billing.settings.title')} onClose={onClose} record={{ entity: 'invoice-settings', id: 1 }}>
      {(panel) => <KnownSettings panel={panel} />}
    </SidePanel>
  );
}

function KnownSettings({ panel }: { panel: PanelControls }) {
  // What is written in is not to be what somebody has changed just now.
  const { data, error, isFetching, refetch } = useQuery({ ...invoiceSettingsQuery, refetchOnMount: 'always' });
  const [first, setFirst] = useState<InvoiceSettings | null>(null);
  if (data && !isFetching && !first) setFirst(data);
  if (first) return <SettingsForm settings={first} panel={panel} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={560} />;
}

function SettingsForm({ settings, panel }: { settings: InvoiceSettings; panel: PanelControls }) {
  const { t } = useTranslation();
  const { mutateAsync } = useSaveInvoiceSettings();
  const [schema] = useState(() => changesFrom(settings));
  const contractForm = useContractForm<SettingsValues, InvoiceSettingsChanges>({
    schema,
    initialValues: settings,
    submit: async (changes) => {
      const { changeId } = await mutateAsync(changes);
      notify({ message: t('billing.settings.saved'), undoChangeId: changeId });
      panel.finish();
    },
  });
  const { form } = contractForm;
  return (
    <PanelForm contractForm={contractForm} panel={panel} submit={t('ui.saveChanges')} isKnown>
      <Stack gap="lg">
        <Text size="sm" c="dimmed">
          {t('billing.settings.text')}
        </Text>
        <FirmFields form={form} />
        <PaymentFields form={form} />
        <DefaultFields form={form} />
      </Stack>
    </PanelForm>
  );
}

/** What is different: the rest stays as somebody else may have changed it meanwhile, and as the server has it, whatever that is. */
function changesFrom(before: InvoiceSettings) {
  return z.pipe(
    z.transform(
      (written: SettingsValues): z.input<typeof InvoiceSettingsChanges> => changedFields(before, withNumbers(written)),
    ),
    InvoiceSettingsChanges,
  );
}

/** Of a number that was left empty the contract complains. */
function withNumbers({ paymentDays, taxBasisPoints, ...written }: SettingsValues): InvoiceSettings {
  return { ...written, paymentDays: paymentDays ?? Number.NaN, taxBasisPoints: taxBasisPoints ?? Number.NaN };
}
