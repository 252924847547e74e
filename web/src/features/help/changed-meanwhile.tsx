import { Alert, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** What somebody else wrote meanwhile does not take away what is being typed: one says whether to load it. */
export function ChangedMeanwhile({ onLoad }: { onLoad: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert color="info" mb="md" role="status">
      {t('help.form.changedMeanwhile')}
      <div>
        <Button size="compact-sm" variant="default" mt="xs" onClick={onLoad}>
          {t('help.form.load')}
        </Button>
      </div>
    </Alert>
  );
}
