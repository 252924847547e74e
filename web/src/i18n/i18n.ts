import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { network } from '../backend/network.ts';
import { takeEarlyAnswer } from '../start/early-answers.ts';
import { directionOf, isLanguage, type Language, preferredLanguage } from './languages.ts';

const storageKey = 'language';
/** What the pages before sign-in need, what the dashboards need besides, and every text. */
const parts = ['start', 'dashboards', 'all'] as const;
export type Part = (typeof parts)[number];
const loaded = new Map<string, Promise<void>>();

async function load(language: Language, part: Part): Promise<void> {
  const file = part === 'all' ? `${language}.json` : `${language}.${part}.json`;
  const address = `${import.meta.env.BASE_URL}locales/${file}`;
  const response = await (takeEarlyAnswer(address) ?? network(address));
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

/** With the texts of the page that comes first; early.js has asked for the same file. */
export async function startTexts(isInside: boolean): Promise<void> {
  if (isInside) part = partOf(location.pathname.replace(import.meta.env.BASE_URL, '/'));
  const language = preferredLanguage(localStorage.getItem(storageKey), navigator.languages);
  const loading = i18next.use(initReactI18next).init({
    lng: language,
    resources: {},
    fallbackLng: false,
    interpolation: { escapeValue: false },
    // What a page shows that nobody foresaw for it is with the others.
    saveMissing: true,
    missingKeyHandler: () => void loadTexts('all').catch(console.error),
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  await Promise.all([loading, loadOnce(language, part)]);
  showLanguage(language);
  i18next.on('languageChanged', showLanguage);
}

/** Which texts a page inside needs, by its path in the app: the dashboards are to come quickly, the others need them all. */
export function partOf(path: string): Part {
  return path === '/' || path.startsWith('/dashboard/') ? 'dashboards' : 'all';
}

export function loadTexts(wanted: Part): Promise<void> {
  if (parts.indexOf(wanted) > parts.indexOf(part)) part = wanted;
  return loadOnce(currentLanguage(), part);
}

export async function chooseLanguage(language: Language): Promise<void> {
  await loadOnce(language, part);
  localStorage.setItem(storageKey, language);
  await i18next.changeLanguage(language);
}
