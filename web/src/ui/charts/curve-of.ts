import { type CurveFactory, curveLinear, curveMonotoneX } from 'd3-shape';

/** Up to here whole numbers are few enough that one sees each step between them. */
const fewest = 3;

/** How the line through values is drawn: round, unless they are counts so small that a curve would show halves of what is counted. */
export function curveOf(values: readonly number[]): CurveFactory {
  return values.every((value) => Math.abs(value) <= fewest) ? curveLinear : curveMonotoneX;
}
