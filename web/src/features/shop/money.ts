/** The API gives prices in dollars; sums are made of cents. */
export function centsOf(dollars: number): number {
  return Math.round(dollars * 100);
}
