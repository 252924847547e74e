import '../mantine-styles.ts';
import { Button, Group } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAreRightsTaken } from '../../session/shown-account.ts';
import { loadedLater } from '../loaded-later.ts';
import { FormFailure } from './form-failure.tsx';
import type { Made } from './use-contract-form.ts';

const TakenRights = loadedLater(async () => ({ default: (await import('./taken-rights.tsx')).TakenRights }));

interface FormActionsProps {
  submit: string;
  isSubmitting: boolean;
  failure: string | null;
  made?: Made | null;
  isUnchanged?: boolean;
  /** The second button takes back what was changed and leaves nothing: there is something for it to do only then. */
  takesBack?: boolean;
  cancel?: string;
  onCancel: () => void;
}

/** The end of a form: what went wrong with it as a whole, and its two buttons. */
export function FormActions({
  submit,
  isSubmitting,
  failure,
  made = null,
  isUnchanged = false,
  takesBack = false,
  cancel,
  onCancel,
}: FormActionsProps) {
  const { t } = useTranslation();
  const areRightsTaken = useAreRightsTaken();
  return (
    <>
      <Suspense>{areRightsTaken && <TakenRights />}</Suspense>
      <FormFailure failure={failure} made={made} mt="md" />
      <Group mt="lg" gap="xs">
        <Button type="submit" loading={isSubmitting} disabled={isUnchanged}>
          {submit}
        </Button>
        <Button variant="default" onClick={onCancel} disabled={isSubmitting || (takesBack && isUnchanged)}>
          {cancel ?? t('ui.cancel')}
        </Button>
      </Group>
    </>
  );
}
