import { isBefore } from './key-order.ts';
import type { Boundary, Range } from './sql.ts';

/** A segment, or what of it lies in a range. */
export interface Part<Segment extends Range> {
  readonly segment: Segment;
  readonly range: Range;
  readonly isWhole: boolean;
}

/** What of these segments lies in a range, in their order. */
export function partsWithin<Segment extends Range>(segments: readonly Segment[], range: Range): Part<Segment>[] {
  return segments.flatMap((segment) => {
    const common = overlap(segment, range);
    const isWhole = common?.lower === segment.lower && common?.upper === segment.upper;
    return common ? [{ segment, range: common, isWhole }] : [];
  });
}

/** What two ranges have in common, where they end together with the ends of the first; null when that is nothing. */
export function overlap(one: Range, other: Range): Range | null {
  const lower = isWithinLower(one.lower, other.lower) ? one.lower : other.lower;
  const upper = isWithinUpper(one.upper, other.upper) ? one.upper : other.upper;
  return lower && upper && !isBefore(lower, upper) ? null : { lower, upper };
}

function isWithinLower(lower: Boundary | undefined, other: Boundary | undefined): boolean {
  return other === undefined || (lower !== undefined && !isBefore(lower, other));
}

function isWithinUpper(upper: Boundary | undefined, other: Boundary | undefined): boolean {
  return other === undefined || (upper !== undefined && !isBefore(other, upper));
}
