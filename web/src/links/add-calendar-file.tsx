import type { Linked } from '@atrium/contract/links';
import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../session/ability.ts';
import { loadedLater } from '../ui/loaded-later.ts';

const CalendarFilePanel = loadedLater(async () => ({
  default: (await import('./calendar-file-panel.tsx')).CalendarFilePanel,
}));

interface AddCalendarFileProps {
  fileId: number;
  fileName: string;
  from: Linked;
}

/** Beside a calendar file that came with something. */
export function AddCalendarFile(file: AddCalendarFileProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const canAdd = useAbility().can('create', 'Calendar');
  if (!canAdd) return null;
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

export function isCalendarFile({ fileName, mediaType }: { fileName: string; mediaType: string }): boolean {
  return mediaType === 'text/calendar' || /\.ics$/i.test(fileName);
}
