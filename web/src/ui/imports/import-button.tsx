import '../mantine-styles.ts';
import { Button } from '@mantine/core';
import { IconTableImport } from '@tabler/icons-react';
import { type ComponentType, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface ImportButtonProps {
  /** Loaded when it is wanted. */
  panel: ComponentType<{ onClose: () => void }>;
}

export function ImportButton({ panel: Panel }: ImportButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTableImport size={18} stroke={1.5} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('imports.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <Panel onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
