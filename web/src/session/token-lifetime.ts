interface Lifetime {
  /** In milliseconds, by the server's clock. */
  issuedAt: number;
  expiresAt: number;
}

/** When a JSON Web Token was issued and ends; undefined for what is no such token. */
export function lifetimeOf(token: string): Lifetime | undefined {
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('iat' in claims) || !('exp' in claims)) return undefined;
    return { issuedAt: Number(claims.iat) * 1000, expiresAt: Number(claims.exp) * 1000 };
  } catch {
    return undefined;
  }
}

/** Due at half of the token's life, by this clock or by how long this page has known it: the clocks may differ. */
export function isRenewalDue({ issuedAt, expiresAt }: Lifetime, seenAt: number, now: number): boolean {
  const half = (expiresAt - issuedAt) / 2;
  return now - seenAt > half || now > issuedAt + half;
}

/** Whoever could not be reached is not asked again at once. */
export function pauseAfterTrying({ issuedAt, expiresAt }: Lifetime): number {
  return (expiresAt - issuedAt) / 8;
}
