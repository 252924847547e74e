import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadedLater } from '../../../ui/loaded-later.ts';

const ReminderSettingsPanel = loadedLater(async () => ({
  default: (await import('./reminder-settings-panel.tsx')).ReminderSettingsPanel,
}));

export function ReminderSettingsButton() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBell size={18} stroke={1.5} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('reminders.settingsButton')}
      </Button>
      {isOpen && (
        <Suspense>
          <ReminderSettingsPanel onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
