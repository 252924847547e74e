/** Also where hardly anybody uses them any more, as in Hungary: what is owed is not rounded for the eye. */
export const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/**
 * Writes amounts, given in cents, as a language does. In Arabic the figure is written as in English and kept from left to right by marks around it: what the
 * language's own data have, `89.00 US$`, falls apart among words that run the other way.
 */
export function moneyFormat(language: string, currency: string): (cents: number) => string {
  return moneyFormatWith(language, currency, cents);
}

/** The same with other digits: amounts beside an axis are shorter. */
export function moneyFormatWith(
  language: string,
  currency: string,
  digits: Intl.NumberFormatOptions,
): (cents: number) => string {
  const isArabic = language === 'ar';
  const format = new Intl.NumberFormat(isArabic ? 'en' : language, { style: 'currency', currency, ...digits });
  return (amount) => {
    const text = format.format(amount / 100);
    return isArabic ? `\u200e${text}\u200e` : text;
  };
}
