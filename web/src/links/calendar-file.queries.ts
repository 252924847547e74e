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

interface AddingOfFile extends CalendarFile {
  from: Linked;
  /** Whether it is what a guest answers. */
  isAnswer?: boolean;
}

/** Takes the events over, and links them with what the file came with. */
export function useAddEventsOfFile() {
  const { t } = useTranslation();
  return useCommand({
    ask: async ({ fileId, calendar, from }: AddingOfFile) =>
      call(addEventsFrom, {
        query: { ...from, calendar, timeZone: accountZone() },
        upload: await asCalendar(fileId),
      }),
    said: ({ isAnswer }, { added, updated }) =>
      isAnswer
        ? t('links.calendarFile.answerTaken')
        : t('calendar.files.imported', { added, updated, count: added + updated }),
    opens: (_, { events: [first] }) => (first ? placeOf('event', first.id) : null),
    touches: ['event', 'link'],
  });
}

interface AnsweringFile {
  fileId: number;
  from: Linked;
  answer: 'accepted' | 'tentative' | 'declined';
  note: string;
  /** What one is invited to. */
  title: string;
}

/** Says whether one comes to what a file invites to, which is in the calendar then. */
export function useAnswerFile() {
  const { t } = useTranslation();
  return useCommand({
    ask: async ({ fileId, from, answer, note }: AnsweringFile) =>
      call(addEventsFrom, {
        query: { ...from, timeZone: accountZone(), answer, note },
        upload: await asCalendar(fileId),
      }),
    said: ({ answer, title }) => t(`calendar.said.answered.${answer}`, { title }),
    opens: (_, { events: [first] }) => (first ? placeOf('event', first.id) : null),
    touches: ['event', 'link'],
  });
}

async function asCalendar(fileId: number, signal?: AbortSignal): Promise<Blob> {
  const response = await call(getFile, { parameters: { id: fileId } }, signal && { signal });
  return new Blob([await response.blob()], { type: 'text/calendar' });
}
