export const languages = ['en', 'de', 'fr', 'pt', 'ar'] as const;
export type Language = (typeof languages)[number];

/** Each language in its own words. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  pt: 'Português',
  ar: 'العربية',
};

/** The areas of texts that the pages before sign-in need. */
export const startAreas = ['common', 'backend', 'accounts', 'systemPages'] as const;

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

export function directionOf(language: string): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** The language that was chosen before, else the first of the browser's own that there is; undefined where there is none. early.js does the same. */
export function preferredLanguage(chosen: string | null, offered: readonly string[]): Language | undefined {
  const wanted = [chosen, ...offered].map((tag) => tag?.slice(0, 2).toLowerCase());
  return wanted.find(isLanguage);
}
