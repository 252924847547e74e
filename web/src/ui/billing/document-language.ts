import { type DocumentLanguage, documentLanguages } from '@atrium/contract/document-languages';

/** The language of a document for who reads the app in this one. */
export function documentLanguageOf(language: string): DocumentLanguage {
  return documentLanguages.find((known) => known === language) ?? 'en';
}
