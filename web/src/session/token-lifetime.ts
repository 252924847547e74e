interface Lifetime {
  /** By the server's clock. */
  issuedAt: number;
  /** In milliseconds, as are all times here. */
  duration: number;
}

/** When a JSON Web Token was issued, and how long it is good; undefined for what is no such token. */
export function lifetimeOf(token: string): Lifetime | undefined {
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('iat' in claims) || !('exp' in claims)) return undefined;
    return { issuedAt: Number(claims.iat) * 1000, duration: (Number(claims.exp) - Number(claims.iat)) * 1000 };
  } catch {
    return undefined;
  }
}

/** While somebody uses the page, from half of the token's life on. */
export function isRenewalDue(age: number, duration: number): boolean {
  return age > duration / 2;
}

const longestCall = 5_000;

/** It has run out, or may have by the time that a call with it arrives. */
export function isRunOut(age: number, duration: number): boolean {
  const reserve = Math.min(Math.max(duration / 20, longestCall), duration / 2);
  return age > duration - reserve;
}

/** Whoever could not be reached is not asked again at once. */
export function pauseAfterTrying(duration: number): number {
  return duration / 8;
}
