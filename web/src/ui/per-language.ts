/**
 * Makes what writes numbers and dates once for each language and time zone, whichever parts of a page ask for it: a formatter
 * of Intl takes a hundred times as long to make as to use, and each row of a list wants some.
 */
export function perLanguage<Zone extends [timeZone?: string | undefined], Made>(
  make: (language: string, ...zone: Zone) => Made,
): (language: string, ...zone: Zone) => Made {
  const made = new Map<string, Made>();
  return (language, ...zone) => {
    const key = [language, ...zone].join(' ');
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(language, ...zone);
    made.set(key, fresh);
    return fresh;
  };
}
