/** Whether it is the address of a page of this app: one that leads to another host is none. */
export function isOwnAddress(value: unknown): value is string {
  if (typeof value !== 'string' || !value.startsWith('/')) return false;
  const base = 'https://atrium.invalid';
  return URL.parse(value, base)?.origin === base;
}

/** What a link carries in its address, as it was written: the router reads `123` as a number. */
export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
