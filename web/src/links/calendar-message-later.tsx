import type { Linked } from '@atrium/contract/links';
import { Suspense } from 'react';
import { useAbility } from '../session/ability.ts';
import { loadedLater } from '../ui/loaded-later.ts';

const CalendarMessage = loadedLater(async () => ({
  default: (await import('./calendar-message.tsx')).CalendarMessage,
}));

interface CalendarMessageLaterProps {
  fileId: number;
  fileName: string;
  from: Linked;
}

/** Beside a calendar file that came with something. */
export function CalendarMessageLater(file: CalendarMessageLaterProps) {
  const canAdd = useAbility().can('create', 'Calendar');
  if (!canAdd) return null;
  return (
    <Suspense>
      <CalendarMessage {...file} />
    </Suspense>
  );
}

export function isCalendarFile({ fileName, mediaType }: { fileName: string; mediaType: string }): boolean {
  return mediaType === 'text/calendar' || /\.ics$/i.test(fileName);
}
