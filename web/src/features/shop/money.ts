/** The API gives prices in units of the currency; sums are made of cents. */
export function centsOf(price: number): number {
  return Math.round(price * 100);
}
