/** With which day weeks begin where the language is spoken; Sunday is 0. */
export function firstDayOfWeek(language: string): 0 | 1 | 6 {
  if (language === 'ar') return 6;
  return language === 'en' || language === 'pt' ? 0 : 1;
}
