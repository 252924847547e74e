import { iso } from '../occurrences/iso.ts';

/** An occurrence whose series is in no calendar here, as an event of its own: others refuse one that stands for a part of nothing. */
export function loneUid(uid: string, originalStart: string): string {
  return `${uid}-occurrence-${originalStart.slice(0, 19).replace(/[-:]/g, '')}${originalStart.length > 10 ? 'Z' : ''}`;
}

const lonePattern = /^(.+)-occurrence-(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z)?$/su;

/** Which occurrence of what such an event is; null for one that is called in another way. */
export function loneOccurrence(text: string): { uid: string; originalStart: string } | null {
  const [, uid, year, month, day, hour, minute, second] = lonePattern.exec(text) ?? [];
  if (uid === undefined) return null;
  const date = `${year}-${month}-${day}`;
  const moment = Date.parse(hour === undefined ? date : `${date}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(moment)) return null;
  return { uid, originalStart: hour === undefined ? date : iso(moment) };
}
