import type { EventKind } from '@atrium/contract/calendar';
import {
  exportCalendar,
  exportEvent,
  getCalendarFeed,
  importCalendar,
  previewImport,
  renewCalendarFeed,
  revokeCalendarFeed,
} from '@atrium/contract/calendar-files';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../backend/backend-error.ts';
import { call } from '../../../backend/client.ts';
import { download } from '../../../ui/data-table/download.ts';
import { notify } from '../../../ui/notify.tsx';
import { useCommand } from '../../../ui/use-command.ts';
import { useSecretAddress } from '../../../ui/use-secret-address.ts';
import { accountZone } from '../../../ui/zone-clock.ts';

interface Import {
  file: Blob;
  /** What events become whose file does not say their kind. */
  calendar: EventKind;
}

/** What importing a file would do. Times without a zone are meant by one's own clocks. */
export function usePreview() {
  return useMutation({
    mutationFn: ({ file, calendar }: Import) =>
      call(previewImport, { query: { calendar, timeZone: accountZone() }, upload: asCalendar(file) }),
  });
}

export function useImport() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ file, calendar }: Import) =>
      call(importCalendar, { query: { calendar, timeZone: accountZone() }, upload: asCalendar(file) }),
    said: (_, { added, updated }) => t('calendar.files.imported', { added, updated, count: added + updated }),
    touches: ['event'],
  });
}

function asCalendar(file: Blob): Blob {
  return new Blob([file], { type: 'text/calendar' });
}

/** All kinds are all events, those of no kind that is known too. */
export function useExport(kinds: readonly EventKind[] | null) {
  return useDownload('calendar.ics', (signal) =>
    call(exportCalendar, { query: kinds === null ? {} : { calendars: [...kinds] } }, { signal }),
  );
}

export function useEventExport(id: number) {
  return useDownload(`event-${id}.ics`, (signal) => call(exportEvent, { parameters: { id } }, { signal }));
}

function useDownload(name: string, load: (signal: AbortSignal) => Promise<Response>) {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: () => download(name, 1, load, new AbortController().signal),
    onSuccess: () => notify({ message: t('calendar.files.exported', { name }) }),
    onError: (error) => notify({ message: messageOf(error), tone: 'error' }),
  });
}

export function useFeed() {
  return useSecretAddress({
    key: 'calendarFeed',
    read: (signal) => call(getCalendarFeed, {}, { signal }),
    renew: () => call(renewCalendarFeed, {}),
    revoke: () => call(revokeCalendarFeed, {}),
  });
}
