import { Alert, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Somebody else has changed what is being edited: nothing moves under one's hands, one says whether to load it. */
export function ChangedMeanwhile({ said, onLoad }: { said: string; onLoad: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert color="warning" role="status" mb="md" title={said}>
      <Button size="compact-sm" variant="default" onClick={onLoad}>
        {t('ui.loadLatest')}
      </Button>
    </Alert>
  );
}

export function DeletedMeanwhile({ said }: { said: string }) {
  return (
    <Alert color="danger" role="alert" mb="md">
      {said}
    </Alert>
  );
}
