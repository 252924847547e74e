import type { EventKind } from '@atrium/contract/calendar';
import { previewImport } from '@atrium/contract/calendar-files';
import { getFile } from '@atrium/contract/files';
import { addEventsFrom, type Linked } from '@atrium/contract/links';
import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../backend/client.ts';
import { placeOf } from '../navigation/place.ts';
import { useCommand } from '../ui/use-command.ts';
import { accountZone } from '../ui/zone-clock.ts';

interface CalendarFile {
  fileId: number;
  /** What events become whose file does not say their kind. */
  calendar: EventKind;
}

/** What is in a stored calendar file, and what of it is there already. */
export function calendarFileQuery({ fileId, calendar }: CalendarFile) {
  return queryOptions({
    queryKey: ['event', 'inFile', { fileId, calendar }],
    queryFn: async ({ signal }) => {
      const query = { calendar, timeZone: accountZone() };
      return call(previewImport, { query, upload: await asCalendar(fileId, signal) }, { signal });
    },
    placeholderData: (previous) => previous,
  });
}

/** Takes the events over, and links them with what the file came with. */
export function useAddEventsOfFile() {
  const { t } = useTranslation();
  return useCommand({
    ask: async ({ fileId, calendar, from }: CalendarFile & { from: Linked }) =>
      call(addEventsFrom, {
        query: { ...from, calendar, timeZone: accountZone() },
        upload: await asCalendar(fileId),
      }),
    said: (_, { added, updated }) => t('calendar.files.imported', { added, updated, count: added + updated }),
    opens: (_, { events: [first] }) => (first ? placeOf('event', first.id) : null),
    touches: ['event', 'link'],
  });
}

async function asCalendar(fileId: number, signal?: AbortSignal): Promise<Blob> {
  const response = await call(getFile, { parameters: { id: fileId } }, signal && { signal });
  return new Blob([await response.blob()], { type: 'text/calendar' });
}
