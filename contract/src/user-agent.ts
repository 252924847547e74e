/** The order matters: most browsers name others too. */
const browsers = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrom(?:e|ium)\/|CriOS\//],
  ['Safari', /Version\/.*Safari\//],
] as const;

const systems = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux|X11/],
] as const;

export interface UserAgent {
  browser: string | null;
  system: string | null;
  isHandheld: boolean;
}

/** What a person would call the program and the machine behind a user agent. */
export function readUserAgent(userAgent: string): UserAgent {
  return {
    browser: nameIn(browsers, userAgent),
    system: nameIn(systems, userAgent),
    isHandheld: /Mobi|Android|iPhone|iPad|iPod/.test(userAgent),
  };
}

function nameIn(known: readonly (readonly [string, RegExp])[], userAgent: string): string | null {
  return known.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;
}
