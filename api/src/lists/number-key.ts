const digits = String(Number.MAX_SAFE_INTEGER).length;

/** The key of an order by a whole number, such as cents: text that sorts by its bytes as the numbers do, those below zero too. */
export function numberKey(value: number): string {
  // A minus sign comes before all digits; what is further below zero leaves less of the largest number.
  if (value < 0) return `-${padded(Number.MAX_SAFE_INTEGER + value)}`;
  return padded(value);
}

function padded(value: number): string {
  return String(value).padStart(digits, '0');
}
