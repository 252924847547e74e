import { type DocumentLanguage, documentLanguages } from '@atrium/contract/document-languages';
import { languageNames } from '../../i18n/languages.ts';

/** To choose one, each by its own name. */
export const documentLanguageChoices = documentLanguages.map((value) => ({ value, label: languageNames[value] }));

/** The language of a document for who reads the app in this one. */
export function documentLanguageOf(language: string): DocumentLanguage {
  return documentLanguages.find((known) => known === language) ?? 'en';
}
