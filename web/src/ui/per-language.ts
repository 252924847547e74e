/**
 * Makes what writes numbers and dates once for each language and what else it depends on, whichever parts of a page ask for it: a formatter
 * of Intl takes a hundred times as long to make as to use, and each row of a list wants some.
 */
export function perLanguage<Rest extends (string | undefined)[], Made>(
  make: (language: string, ...rest: Rest) => Made,
): (language: string, ...rest: Rest) => Made {
  const made = new Map<string, Made>();
  return (language, ...rest) => {
    const key = [language, ...rest].join(' ');
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(language, ...rest);
    made.set(key, fresh);
    return fresh;
  };
}
