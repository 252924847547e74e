import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadedLater } from '../../ui/loaded-later.ts';

const WaitlistPanel = loadedLater(async () => ({ default: (await import('./waitlist-panel.tsx')).WaitlistPanel }));

export function WaitlistButton() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUsers size={18} stroke={1.5} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('messages.waitlist.title')}
      </Button>
      {isOpen && (
        <Suspense>
          <WaitlistPanel onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
