/** The languages that a document can be in. */
export const documentLanguages = ['en', 'de', 'fr', 'pt', 'ar'] as const;
export type DocumentLanguage = (typeof documentLanguages)[number];
