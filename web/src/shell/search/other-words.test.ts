import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../../i18n/languages.ts';
import { nearRankOf, rankOf } from './match.ts';

interface SearchTexts {
  synonyms: Record<string, string>;
  commandWords: Record<string, string>;
  languageWords: Record<string, string>;
  keys: Record<string, string>;
}

function textsOf(language: string): SearchTexts {
  return JSON.parse(readFileSync(new URL(`../../../locales/${language}/search.json`, import.meta.url), 'utf8'));
}

const everywhere = [
  ['modal', ({ synonyms }) => synonyms.dialogs],
  ['popup', ({ synonyms }) => synonyms.dialogs],
  ['2fa', ({ synonyms }) => synonyms.settings],
  ['api', ({ synonyms }) => synonyms.settings],
  ['404', ({ synonyms }) => synonyms.notFound],
  ['rtl', ({ commandWords }) => commandWords.direction],
  ['rtl', ({ languageWords }) => languageWords.ar],
  ['arabic', ({ languageWords }) => languageWords.ar],
  ['german', ({ languageWords }) => languageWords.de],
  ['logout', ({ commandWords }) => commandWords.signOut],
] as const satisfies readonly (readonly [string, (texts: SearchTexts) => string | undefined])[];

test.each(languages)('In %s, pages and actions are found by what they are usually called', (language) => {
  const texts = textsOf(language);
  for (const [word, wordsOf] of everywhere) expect(rankOf('', wordsOf(texts) ?? '', [word]), word).not.toBeNull();
});

test('In English, they are found by further words, and the page that is called so comes first', () => {
  const { synonyms, commandWords, keys } = textsOf('en');
  const isFound = (title: string, more: string | undefined, words: string[]) =>
    rankOf(title, more ?? '', words) !== null;
  expect(isFound(keys.help ?? '', commandWords.keys, ['shortcuts'])).toBe(true);
  expect(isFound('Account settings', synonyms.settings, ['change', 'password'])).toBe(true);
  expect(isFound('Account settings', synonyms.settings, ['two-step'])).toBe(true);
  expect(isFound('Use the dark skin', commandWords.skin, ['dark', 'mode'])).toBe(true);
  const near = (title: string, more: string | undefined) => nearRankOf(title, more ?? '', ['profle']) ?? Number.NaN;
  expect(near('Profile', synonyms.profile)).toBeLessThan(near('Account settings', synonyms.settings));
});
