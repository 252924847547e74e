import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { takeEarlyAnswer } from '../start/early-answers.ts';
import { directionOf, isLanguage, type Language, preferredLanguage } from './languages.ts';

const storageKey = 'language';
type Part = 'start' | 'all';
const loaded = new Map<string, Promise<void>>();

async function load(language: Language, part: Part): Promise<void> {
  const file = part === 'all' ? `${language}.json` : `${language}.start.json`;
  const address = `${import.meta.env.BASE_URL}locales/${file}`;
  const response = await (takeEarlyAnswer(address) ?? fetch(address));
  if (!response.ok) throw new Error(`No texts at ${response.url}`);
  i18next.addResourceBundle(language, 'translation', await response.json(), true, true);
}

function loadOnce(language: Language, part: Part): Promise<void> {
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

let part: Part = 'start';

/** The language now shown; of the five that there are. */
export function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : 'en';
}

/** With the texts of all pages for who is inside already; early.js has asked for the same file. */
export async function startTexts(isInside: boolean): Promise<void> {
  if (isInside) part = 'all';
  const language = preferredLanguage(localStorage.getItem(storageKey), navigator.languages);
  const loading = i18next.use(initReactI18next).init({
    lng: language,
    resources: {},
    fallbackLng: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  await Promise.all([loading, loadOnce(language, part)]);
  showLanguage(language);
  i18next.on('languageChanged', showLanguage);
}

/** The pages inside need every text; those before sign-in only a few. */
export function loadAllTexts(): Promise<void> {
  part = 'all';
  return loadOnce(currentLanguage(), part);
}

export async function chooseLanguage(language: Language): Promise<void> {
  await loadOnce(language, part);
  localStorage.setItem(storageKey, language);
  await i18next.changeLanguage(language);
}
