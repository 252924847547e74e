/** Whether it is the address of a page of this app: one that leads to another host is none. */
export function isOwnAddress(value: unknown): value is string {
  if (typeof value !== 'string' || !value.startsWith('/')) return false;
  const base = 'https://atrium.invalid';
  return URL.parse(value, base)?.origin === base;
}

/** A token that a link carries in its address. */
export function tokenOf(search: Record<string, unknown>): { token?: string } {
  return typeof search.token === 'string' || typeof search.token === 'number' ? { token: String(search.token) } : {};
}
