import '../../../ui/mantine-styles.ts';
import { type CustomFieldChanges, WrittenCustomFields } from '@atrium/contract/custom-fields';
import type { CustomField } from '@atrium/contract/custom-values';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PanelForm } from '../../../ui/forms/panel-form.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { notify } from '../../../ui/notify.tsx';
import { type PanelControls, SidePanel } from '../../../ui/side-panel.tsx';
import { CustomFieldRows } from './custom-field-rows.tsx';
import { type FieldsValues, fieldChanges, fieldsValues, writtenField } from './custom-field-values.ts';
import { customFieldsQuery, useSaveCustomFields } from './custom-fields.queries.ts';

const Input = z.object({ fields: WrittenCustomFields });
const WrittenFields = z.pipe(
  z.transform(({ fields }: FieldsValues): z.input<typeof Input> => ({ fields: fields.map(writtenField) })),
  Input,
);

/** The fields that documents have beside the usual ones. */
export function CustomFieldsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <SidePanel title={t('billing.fields.title')} onClose={onClose} record={{ entity: 'custom-fields', id: 1 }}>
      {(panel) => <KnownFields panel={panel} />}
    </SidePanel>
  );
}

function KnownFields({ panel }: { panel: PanelControls }) {
  // What is written in is not to be what somebody has changed just now.
  const { data, error, isFetching, refetch } = useQuery({ ...customFieldsQuery, refetchOnMount: 'always' });
  const [first, setFirst] = useState<readonly CustomField[] | null>(null);
  if (data && !isFetching && !first) setFirst(data);
  if (first) return <FieldsForm known={first} panel={panel} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={320} />;
}

function FieldsForm({ known, panel }: { known: readonly CustomField[]; panel: PanelControls }) {
  const { t } = useTranslation();
  const { mutateAsync } = useSaveCustomFields();
  const contractForm = useContractForm<FieldsValues, Pick<CustomFieldChanges, 'fields'>>({
    schema: WrittenFields,
    initialValues: fieldsValues(known),
    submit: async () => {
      const { changeId } = await mutateAsync(fieldChanges(known, contractForm.form.getValues()));
      notify({ message: t('billing.fields.saved'), undoChangeId: changeId });
      panel.finish();
    },
  });
  return (
    <PanelForm contractForm={contractForm} panel={panel} submit={t('ui.saveChanges')} isKnown>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('billing.fields.text')}
        </Text>
        <CustomFieldRows form={contractForm.form} />
      </Stack>
    </PanelForm>
  );
}
