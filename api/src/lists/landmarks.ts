import type { Boundary } from './sql.ts';

/** A row of a segment, and how many rows that a filter lets through come before it in the segment. */
interface Landmark extends Boundary {
  readonly passed: number;
}

interface Place {
  readonly id: number;
  /** Another one whenever any row of the segment was added, changed or deleted: its landmarks are forgotten then. */
  readonly version: number;
  /** How many of its rows the filter lets through. */
  readonly total: number;
}

// Together some 30 MB when all are full, which takes many filters of a million rows.
const mostSegments = 5_000;
const mostInSegment = 64;

/**
 * The rows that pages began at. A walk to a page begins at the last of them before it, and leaves another behind, so that lists which are
 * read a lot are hardly walked any more. Lives in one process.
 */
export class Landmarks {
  readonly #segments = new Map<string, { version: number; landmarks: Landmark[] }>();

  /** The last landmark that has no more than `offset` rows before it. */
  before(segment: Place, filter: string, offset: number): Landmark | undefined {
    const known = this.#segments.get(keyOf(segment, filter));
    if (known?.version !== segment.version) return undefined;
    return known.landmarks.findLast(({ passed }) => passed <= offset);
  }

  /** Kept in their order, and as far from each other as leaves room for some in each part of the segment. */
  add(segment: Place, filter: string, landmark: Landmark): void {
    const landmarks = this.#of(segment, filter);
    const place = landmarks.findLastIndex(({ passed }) => passed <= landmark.passed) + 1;
    const before = landmarks[place - 1]?.passed ?? 0;
    const after = landmarks[place]?.passed ?? segment.total;
    const room = segment.total / mostInSegment;
    if (landmark.passed - before > room && after - landmark.passed > room) landmarks.splice(place, 0, landmark);
  }

  #of(segment: Place, filter: string): Landmark[] {
    const key = keyOf(segment, filter);
    const known = this.#segments.get(key);
    if (known?.version === segment.version) return known.landmarks;
    const [oldest] = this.#segments.keys();
    if (this.#segments.size >= mostSegments && oldest !== undefined) this.#segments.delete(oldest);
    const landmarks: Landmark[] = [];
    this.#segments.set(key, { version: segment.version, landmarks });
    return landmarks;
  }
}

function keyOf({ id }: Place, filter: string): string {
  return `${id} ${filter}`;
}
