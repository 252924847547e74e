import { type EventKind, type GivenKind, isGivenKind } from '@atrium/contract/calendar';
import type { OwnEventKind } from '@atrium/contract/event-kinds';
import type { EventKindRow } from '../../../database/calendar-schema.ts';

export function kindKey(id: number): string {
  return `own-${id}`;
}

/** The number of a kind of one's own. */
export function kindId(key: EventKind): number {
  return Number(key.slice('own-'.length));
}

/** What somebody's own kind is to everybody else: what they call it is theirs. */
export const kindForOthers = 'ETC';

export function kindSeenByOthers(kind: EventKind): GivenKind {
  return isGivenKind(kind) ? kind : kindForOthers;
}

export function shownKind({ id, name, color }: EventKindRow): OwnEventKind {
  return { id, key: kindKey(id), name, color };
}
