import { mostReminderSteps } from '@atrium/contract/invoice-reminders';
import { ActionIcon, Button, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CountField } from '../../../ui/forms/count-field.tsx';
import classes from './reminder-days-fields.module.css';
import type { ReminderValues } from './reminder-settings-panel.tsx';

/** How many days after the due day each of the reminders comes. */
export function ReminderDaysFields({ form }: { form: UseFormReturnType<ReminderValues> }) {
  const { t } = useTranslation();
  const { days } = form.values;
  const last = days.at(-1);
  const steps = days.map((_, index) => ({ index, number: index + 1, path: `days.${index}` }));
  return (
    <Stack gap="sm">
      {steps.map(({ index, number, path }) => (
        <div key={path} className={classes.step}>
          <CountField label={t('reminders.settings.step', { number })} max={365} {...form.getInputProps(path)} />
          {days.length > 1 && (
            <ActionIcon
              size="lg"
              aria-label={t('reminders.settings.remove', { number })}
              onClick={() => form.removeListItem('days', index)}
            >
              <IconX size={16} stroke={1.5} aria-hidden />
            </ActionIcon>
          )}
        </div>
      ))}
      {form.errors.days && (
        <Text size="sm" c="danger" role="alert">
          {form.errors.days}
        </Text>
      )}
      {days.length < mostReminderSteps && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.add}
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          onClick={() => form.insertListItem('days', Math.min(365, (last ?? 0) + 7))}
        >
          {t('reminders.settings.add')}
        </Button>
      )}
    </Stack>
  );
}
