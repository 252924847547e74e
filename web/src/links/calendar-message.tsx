import type { Linked } from '@atrium/contract/links';
import { useQuery } from '@tanstack/react-query';
import { AddCalendarFile } from './add-calendar-file.tsx';
import { calendarFileQuery } from './calendar-file.queries.ts';
import { FileAnswers } from './file-answers.tsx';
import { FileInvitation } from './file-invitation.tsx';

interface CalendarMessageProps {
  fileId: number;
  fileName: string;
  from: Linked;
}

/** What a calendar file that came with a mail says, and what one can do about it. */
export function CalendarMessage({ fileId, fileName, from }: CalendarMessageProps) {
  const { data: found } = useQuery(calendarFileQuery({ fileId, calendar: 'Business' }));
  const { answers = [], invitation = null, updated = 0 } = found ?? {};
  if (answers.length > 0) return <FileAnswers fileId={fileId} from={from} answers={answers} isTaken={updated === 0} />;
  return (
    <>
      {invitation && <FileInvitation fileId={fileId} from={from} invitation={invitation} />}
      <AddCalendarFile fileId={fileId} fileName={fileName} from={from} />
    </>
  );
}
