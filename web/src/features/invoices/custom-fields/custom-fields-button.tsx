import { Button } from '@mantine/core';
import { IconForms } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadedLater } from '../../../ui/loaded-later.ts';

const CustomFieldsPanel = loadedLater(async () => ({
  default: (await import('./custom-fields-panel.tsx')).CustomFieldsPanel,
}));

export function CustomFieldsButton() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconForms size={18} stroke={1.5} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('billing.fields.title')}
      </Button>
      {isOpen && (
        <Suspense>
          <CustomFieldsPanel onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
