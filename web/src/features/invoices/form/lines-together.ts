import type { InvoiceLine } from '@atrium/contract/invoices';
import type { LineValues } from './invoice-form-values.ts';

/** The keys of `known` and `latest` are the places of the lines. */
interface Written {
  readonly lines: readonly LineValues[];
}

/**
 * One's own lines together with what somebody else has made of the same document since: of a line that both have changed, one's own fields
 * where one changed them. Where the others took lines away, nobody knows any more which is which, and one's own stand as they are.
 */
export function linesTogether(known: Written, latest: Written, own: Written): InvoiceLine[] {
  if (latest.lines.length < known.lines.length) return own.lines.map(lineOf);
  const places = new Map(known.lines.map(({ key }, place) => [key, place]));
  const lines = own.lines.map((line) => {
    const place = places.get(line.key) ?? -1;
    return lineTogether(known.lines[place], latest.lines[place], line);
  });
  return [...lines, ...latest.lines.slice(known.lines.length).map(lineOf)];
}

function lineTogether(known: LineValues | undefined, latest: LineValues | undefined, own: LineValues): InvoiceLine {
  if (!known || !latest) return lineOf(own);
  const before = new Map<string, unknown>(Object.entries(known));
  const changed = Object.entries(own).filter(([field, value]) => value !== before.get(field));
  return lineOf({ ...latest, ...Object.fromEntries(changed) });
}

/** Of nothing taken off, nothing is said. */
export function lineOf({ key: _, rateBefore: __, takenOffCents, ...line }: LineValues): InvoiceLine {
  return takenOffCents ? { ...line, takenOffCents } : line;
}
