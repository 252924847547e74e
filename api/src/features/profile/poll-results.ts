/** Whole percentages that sum to 100: what rounding down leaves goes to those who lost the most by it. All are 0 without votes. */
export function percentages(votes: readonly number[]): number[] {
  const total = votes.reduce((sum, count) => sum + count, 0);
  if (total === 0) return votes.map(() => 0);
  const floors = votes.map((count) => Math.floor((count * 100) / total));
  const left = 100 - floors.reduce((sum, share) => sum + share, 0);
  const lost = votes.map((count, index) => ({ index, rest: (count * 100) % total }));
  const raised = lost.toSorted((one, other) => other.rest - one.rest).slice(0, left);
  return floors.map((share, index) => (raised.some((one) => one.index === index) ? share + 1 : share));
}
