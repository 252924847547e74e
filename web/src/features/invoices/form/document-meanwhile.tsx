import { Alert, Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface MeanwhileProps {
  isGone: boolean;
  isBehind: boolean;
  deleted: string;
  changed: string;
  onLoad: () => void;
}

/** What somebody else has done meanwhile to what one is writing in. */
export function DocumentMeanwhile({ isGone, isBehind, deleted, changed, onLoad }: MeanwhileProps) {
  if (isGone) return <DocumentDeleted title={deleted} />;
  return isBehind && <DocumentChanged title={changed} onLoad={onLoad} />;
}

/** Somebody else has changed what one is writing in: nothing moves under one's hands, one says whether to begin with theirs. */
function DocumentChanged({ title, onLoad }: { title: string; onLoad: () => void }) {
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

/** What was typed stays: it can be saved once what it is of is back. */
function DocumentDeleted({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <Alert color="danger" role="alert" title={title}>
      {t('invoices.edit.deletedText')}
    </Alert>
  );
}
