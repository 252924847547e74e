import type { Linked } from '@atrium/contract/links';
import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadedLater } from '../ui/loaded-later.ts';

const CalendarFilePanel = loadedLater(async () => ({
  default: (await import('./calendar-file-panel.tsx')).CalendarFilePanel,
}));

interface AddCalendarFileProps {
  fileId: number;
  fileName: string;
  from: Linked;
}

/** Shows what is in a calendar file before it is taken over. */
export function AddCalendarFile(file: AddCalendarFileProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarPlus size={16} stroke={1.5} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('links.calendarFile.add')}
      </Button>
      {isOpen && (
        <Suspense>
          <CalendarFilePanel {...file} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
