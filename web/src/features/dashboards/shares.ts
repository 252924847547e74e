/**
 * What each is of all of them together: a share of 1, in whole percent. The shares add up to a hundred, as those that lose the most by
 * rounding down are rounded up.
 */
export function withShares<Each extends { value: number }>(parts: readonly Each[]): (Each & { share: number })[] {
  const whole = parts.reduce((sum, { value }) => sum + value, 0) || 1;
  const lost = parts.map(({ value }) => (100 * value) % whole);
  const missing = lost.reduce((sum, rest) => sum + rest, 0) / whole;
  const byLoss = lost.map((_, index) => index).toSorted((one, other) => (lost[other] ?? 0) - (lost[one] ?? 0));
  const roundedUp = new Set(byLoss.slice(0, missing));
  return parts.map((part, index) => {
    const percent = Math.floor((100 * part.value) / whole) + (roundedUp.has(index) ? 1 : 0);
    return { ...part, share: percent / 100 };
  });
}
