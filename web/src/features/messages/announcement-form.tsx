import { Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { PanelForm } from '../../ui/forms/panel-form.tsx';
import type { ContractForm } from '../../ui/forms/use-contract-form.ts';
import type { PanelControls } from '../../ui/side-panel.tsx';
import type { LetterValues } from './use-announcement.ts';

interface AnnouncementFormProps {
  contractForm: ContractForm<LetterValues>;
  panel: PanelControls;
  /** How many are written to. */
  count: number;
}

export function AnnouncementForm({ contractForm, panel, count }: AnnouncementFormProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { form } = contractForm;
  return (
    <PanelForm
      contractForm={contractForm}
      panel={panel}
      submit={t('messages.waitlist.submit', { count, formatted: number(count) })}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('messages.waitlist.intro')}
        </Text>
        <TextInput label={t('messages.subject')} {...form.getInputProps('subject')} />
        <Textarea label={t('messages.waitlist.text')} autosize minRows={5} {...form.getInputProps('text')} />
      </Stack>
    </PanelForm>
  );
}
