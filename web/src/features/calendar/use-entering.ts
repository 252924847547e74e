import type { CalendarSettings } from '@atrium/contract/calendar-settings';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { choicesFor } from './kept-choices.ts';

/**
 * Who comes to the calendar sees it as it was looked at the last time, and is led on to the address that says so. False until that is done;
 * afterwards the way back leads to what was shown before.
 */
export function useEntering(settings: CalendarSettings | undefined, isNarrow: boolean): boolean {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const [isIn, setIsIn] = useState(false);
  const choices = useMemo(
    () => (isIn || !settings ? null : choicesFor(search, { settings, isNarrow })),
    [isIn, settings, search, isNarrow],
  );
  if (!isIn && settings && !choices) setIsIn(true);
  useEffect(() => {
    if (choices) void navigate({ to: '.', search: { ...search, ...choices }, replace: true });
  }, [choices, search, navigate]);
  return isIn;
}
