import '../mantine-styles.ts';
import { Alert, Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface FormActionsProps {
  submit: string;
  isSubmitting: boolean;
  failure: string | null;
  isUnchanged?: boolean;
  cancel?: string;
  onCancel: () => void;
}

/** The end of a form: what went wrong with it as a whole, and its two buttons. */
export function FormActions({ submit, isSubmitting, failure, isUnchanged, cancel, onCancel }: FormActionsProps) {
  const { t } = useTranslation();
  return (
    <>
      {failure !== null && (
        <Alert color="danger" role="alert" mt="md">
          {failure}
        </Alert>
      )}
      <Group mt="lg" gap="xs">
        <Button type="submit" loading={isSubmitting} disabled={isUnchanged ?? false}>
          {submit}
        </Button>
        <Button variant="default" onClick={onCancel} disabled={isSubmitting}>
          {cancel ?? t('ui.cancel')}
        </Button>
      </Group>
    </>
  );
}
