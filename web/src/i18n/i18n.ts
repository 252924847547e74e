import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { network } from '../backend/network.ts';
import { takeEarlyAnswer } from '../start/early-answers.ts';
import { directionOf, isLanguage, type Language, preferredLanguage } from './languages.ts';
import { type TextPart, textPartsOf } from './text-parts.ts';

const storageKey = 'language';
const loaded = new Map<string, Promise<void>>();
/** What the pages so far have needed: in another language they need it too. */
const needed = new Set<TextPart>();

async function load(language: Language, part: TextPart): Promise<void> {
  const file = part === 'all' ? `${language}.json` : `${language}.${part}.json`;
  const address = `${import.meta.env.BASE_URL}locales/${file}`;
  const response = await (takeEarlyAnswer(address) ?? network(address));
  if (!response.ok) throw new Error(`No texts at ${response.url}`);
  i18next.addResourceBundle(language, 'translation', await response.json(), true, true);
}

async function loadNeeded(language: Language): Promise<void> {
  await Promise.all([...needed].map((part) => loadOnce(language, part)));
}

function loadOnce(language: Language, part: TextPart): Promise<void> {
  const key = `${language}.${part}`;
  const loading = loaded.get(key) ?? loaded.get(`${language}.all`) ?? load(language, part);
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}

function showLanguage(language: string): void {
  const root = document.documentElement;
  root.lang = language;
  if (localStorage.getItem('direction') === null) root.dir = directionOf(language);
}

/** The language now shown; of the five that there are. */
export function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : 'en';
}

/**
 * With the texts of the page that comes first; early.js has asked for the same files. The house is asked for its language only where the
 * browser has none that there is.
 */
export async function startTexts(isInside: boolean, languageOfHouse: () => Promise<Language>): Promise<void> {
  const path = location.pathname.replace(import.meta.env.BASE_URL, '/');
  for (const part of isInside ? textPartsOf(path) : (['start'] as const)) needed.add(part);
  const language =
    preferredLanguage(localStorage.getItem(storageKey), navigator.languages) ?? (await languageOfHouse());
  const loading = i18next.use(initReactI18next).init({
    lng: language,
    resources: {},
    fallbackLng: false,
    interpolation: { escapeValue: false },
    // What a page shows that nobody foresaw for it is with the others.
    saveMissing: true,
    missingKeyHandler: () => void loadTexts(['all']).catch(console.error),
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  await Promise.all([loading, loadNeeded(language)]);
  showLanguage(language);
  i18next.on('languageChanged', showLanguage);
}

export function loadTexts(parts: readonly TextPart[]): Promise<void> {
  for (const part of parts) needed.add(part);
  return loadNeeded(currentLanguage());
}

/** The one that was chosen last. */
let chosen: Language | undefined;

/** What comes only after another one was chosen is not shown any more. */
export async function chooseLanguage(language: Language): Promise<void> {
  chosen = language;
  await loadNeeded(language);
  if (chosen !== language) return;
  localStorage.setItem(storageKey, language);
  await i18next.changeLanguage(language);
}
