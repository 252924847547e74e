import type { Attachment } from 'postal-mime';

const calendarTypes: readonly string[] = ['text/calendar', 'application/ics'];

/** An invitation stands beside the text for programs that read it there, and comes as a file for all others: of the two the file is kept. */
export function invitedOnce(attachments: readonly Attachment[]): readonly Attachment[] {
  const calendars = attachments.filter(({ mimeType }) => calendarTypes.includes(mimeType));
  if (calendars.length < 2) return attachments;
  const known = new Set(calendars.filter(isFile).flatMap((file) => invitationIn(file) ?? []));
  const isToldAgain = (part: Attachment) => {
    const invitation = isFile(part) || !calendars.includes(part) ? null : invitationIn(part);
    if (invitation === null) return false;
    const isKnown = known.has(invitation);
    known.add(invitation);
    return isKnown;
  };
  return attachments.filter((part) => !isToldAgain(part));
}

function isFile({ disposition }: Attachment): boolean {
  return disposition === 'attachment';
}

/** Which version of which events it is about, and what it asks for (RFC 5546); null where it does not say. */
function invitationIn({ content, method }: Attachment): string | null {
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const unfolded = text.replace(/\r?\n[ \t]/g, '');
  const named = (name: string) =>
    (unfolded.match(new RegExp(`^${name}[;:].*$`, 'gim')) ?? []).map((line) => line.trim());
  const events = [...named('UID'), ...named('RECURRENCE-ID'), ...named('SEQUENCE')];
  const asked = named('METHOD')[0]?.slice('METHOD:'.length) ?? method ?? '';
  return events.length === 0 ? null : [asked.toUpperCase(), ...events.toSorted()].join('\n');
}
