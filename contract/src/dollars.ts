/**
 * Writes dollars as a language does. In Arabic the figure is written as in English and kept from left to right by marks around it: what the
 * language's own data have, `89.00 US$`, falls apart among words that run the other way.
 */
export function dollarFormat(language: string): (cents: number) => string {
  const isArabic = language === 'ar';
  const format = new Intl.NumberFormat(isArabic ? 'en' : language, { style: 'currency', currency: 'USD' });
  return (cents) => {
    const text = format.format(cents / 100);
    return isArabic ? `\u200e${text}\u200e` : text;
  };
}
