import * as z from 'zod/mini';

const Parameter = z.union([z.string(), z.array(z.string())]);

/** A property of a calendar file as ical.js has it: its name and parameters in lower case, what its values are, and these. */
export const FileProperty = z.tuple([z.string(), z.record(z.string(), Parameter), z.string()], z.unknown());
export type FileProperty = z.infer<typeof FileProperty>;

const longest = 20_000;
const most = 200;

/** What is kept in fields of its own, or says only when and for whom the file was written. */
const keptElsewhere = new Set([
  ...['uid', 'dtstamp', 'sequence', 'last-modified', 'dtstart', 'dtend', 'duration', 'rrule', 'exrule', 'exdate'],
  ...['rdate', 'recurrence-id', 'summary', 'location', 'description', 'url', 'categories', 'status', 'transp'],
  ...['organizer', 'attendee', 'request-status', 'x-microsoft-cdo-alldayevent'],
]);

/** Of the properties of an event, those that nothing else keeps and that can be written as they came, with more; null when that is too much. */
export function unknownProperties(
  properties: readonly FileProperty[],
  more: readonly FileProperty[],
): FileProperty[] | null {
  const others = properties.filter(
    (property) => !keptElsewhere.has(property[0]) && !isKnownClass(property) && isWritable(property),
  );
  const unknown = [...others, ...more];
  return unknown.length > most || JSON.stringify(unknown).length > longest ? null : unknown;
}

/** There are more classes than private and not: CONFIDENTIAL, and those that programs make. */
function isKnownClass([name, , , value]: FileProperty): boolean {
  return name === 'class' && ['PUBLIC', 'PRIVATE'].includes(String(value).toUpperCase());
}

/** A line end may stand in a text alone, where it is written as two letters; other controls nowhere. */
export function isWritable([, parameters, type, ...values]: FileProperty): boolean {
  const written = type === 'text' ? [] : textsIn(values);
  const controls = /[^\P{Cc}\t]/u;
  return (
    ![...textsIn(Object.values(parameters)), ...written].some((text) => controls.test(text)) &&
    !textsIn(values).some((text) => /[^\P{Cc}\t\n]/u.test(text))
  );
}

function textsIn(values: readonly unknown[]): string[] {
  return values.flat(2).filter((value) => typeof value === 'string');
}

/** What says of an event the same as a field does, in the manner of some program. */
const saysTheSame: Readonly<Record<string, readonly string[]>> = {
  location: ['geo', 'x-apple-structured-location'],
  description: ['x-alt-desc', 'styled-description'],
  showsAs: ['x-microsoft-cdo-busystatus', 'x-microsoft-cdo-intendedstatus'],
  isPrivate: ['class'],
};

/** What was kept of a file, without what would say otherwise than the event does from now on. */
export function stillTrue(properties: readonly FileProperty[], changedFields: readonly string[]): FileProperty[] {
  const untrue = new Set(changedFields.flatMap((field) => saysTheSame[field] ?? []));
  return properties.filter(([name]) => !untrue.has(name));
}
