/** Whether two things of the same shape, as they are stored, differ in anything. */
export function isDifferent(one: unknown, other: unknown): boolean {
  return one !== other && JSON.stringify(one) !== JSON.stringify(other);
}
