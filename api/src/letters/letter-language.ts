import { type DocumentLanguage, documentLanguages } from '@atrium/contract/document-languages';
import type { Database } from '../database/engine.ts';
import type { Settings } from '../services.ts';
import { type LetterWords, letterWords } from './letter-words.ts';

/** Who acts: a request says in which language they read; a job does not, and the house has one. */
export interface Reading {
  readonly request?: Request;
  readonly services: { readonly settings: Pick<Settings, 'language'> };
}

export interface LetterLanguage {
  readonly language: DocumentLanguage;
  readonly words: LetterWords;
}

/**
 * The language that an account has chosen; without a choice that of the request, which is the best guess for who has never been here too;
 * else that of the house.
 */
export async function languageFor(database: Database, reading: Reading, accountId: number): Promise<LetterLanguage> {
  const settings = await database
    .selectFrom('accountSettings')
    .select('language')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  const chosen = settings?.language;
  return isLanguage(chosen) ? inWords(chosen) : languageOfRequest(reading);
}

/** The first language of the request that there is. Browsers name the one that somebody likes best first (RFC 9110, 12.5.4). */
export function languageOfRequest({ request, services }: Reading): LetterLanguage {
  const tags = (request?.headers.get('accept-language') ?? '').split(',');
  const offered = tags.map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return inWords(offered.find(isLanguage) ?? services.settings.language);
}

function inWords(language: DocumentLanguage): LetterLanguage {
  return { language, words: letterWords[language] };
}

function isLanguage(value: unknown): value is DocumentLanguage {
  return documentLanguages.some((language) => language === value);
}
