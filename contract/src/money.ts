/** An amount as it is shown: `$205`, `$205.50`, `-$205.50`. Cents stand there only when there are some. */
export function moneyText(cents: number): string {
  const amount = Math.abs(cents);
  const dollars = amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
  return `${cents < 0 ? '-' : ''}$${dollars}`;
}
