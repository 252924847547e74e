/** Codes that languages know of and ISO 3166-1 does not. */
const noCountries = ['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'XK', 'ZZ'];

const alsoCalled: Readonly<Record<string, string>> = {
  'czech republic': 'CZ',
  holland: 'NL',
  'the netherlands': 'NL',
  turkey: 'TR',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  usa: 'US',
  'united states of america': 'US',
};

let codes: ReadonlyMap<string, string> | undefined;

/** The code of ISO 3166-1 of a country that is written in English, or as that code. */
export function countryCode(country: string): string | undefined {
  codes ??= codesByName();
  const name = country.trim().toLowerCase();
  return codes.get(name) ?? alsoCalled[name];
}

function codesByName(): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const found = new Map<string, string>();
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = names.of(code);
    // A code that is out of use, such as that of East Germany, is told by the name of what came after it.
    const isInUse = new Intl.Locale(`und-${code}`).region === code;
    if (name === undefined || !isInUse || noCountries.includes(code)) continue;
    // As people write it, too: "Hong Kong", without what the standard adds.
    found.set(name.replace(/ \(.*\)$| SAR China$/, '').toLowerCase(), code);
    found.set(name.toLowerCase(), code);
    found.set(code.toLowerCase(), code);
  }
  return found;
}

/** A country in a language; as it was written where no such country is known. */
export function countryName(country: string, language: string): string {
  const code = countryCode(country);
  return (code && new Intl.DisplayNames(language, { type: 'region' }).of(code)) ?? country;
}
