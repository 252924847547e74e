import { Alert, Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Somebody else has changed what one is writing in: nothing moves under one's hands, one says whether to begin with theirs. */
export function DocumentChanged({ title, onLoad }: { title: string; onLoad: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert color="warning" role="alert" title={title}>
      {t('invoices.edit.changedText')}
      <Group mt="sm">
        <Button size="compact-sm" variant="default" onClick={onLoad}>
          {t('invoices.edit.load')}
        </Button>
      </Group>
    </Alert>
  );
}
