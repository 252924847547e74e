import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { startAreas } from '../src/i18n/languages.ts';
import { type TextPart, textPlaces } from '../src/i18n/text-parts.ts';
import { isNamed, modulesBehind, type NamedTexts, textsNamedBy } from './named-texts.ts';

interface Texts {
  [key: string]: string | Texts;
}

const folder = fileURLToPath(new URL('../locales/', import.meta.url));
const source = fileURLToPath(new URL('../src/', import.meta.url));
const address = /^\/locales\/([a-z]{2})(?:\.([a-z-]+))?\.json(?:\?|$)/;
const textParts: readonly TextPart[] = ['all', 'start', 'inside', 'shared', 'palette', 'others', ...textPlaces];

function areasOf(language: string): Texts {
  const files = readdirSync(join(folder, language)).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [
      file.slice(0, -'.json'.length),
      JSON.parse(readFileSync(join(folder, language, file), 'utf8')),
    ]),
  );
}

/** What a language lacks is there in English, so that the browser never needs a second file. */
function over(base: Texts, texts: Texts): Texts {
  const merged: Texts = { ...base };
  for (const [key, value] of Object.entries(texts)) {
    const below = base[key];
    merged[key] = typeof value === 'object' && typeof below === 'object' ? over(below, value) : value;
  }
  return merged;
}

type NamedPart = Exclude<TextPart, 'start' | 'shared' | 'all'>;
const placeParts: readonly NamedPart[] = ['others', ...textPlaces];

/** A text that so many of these name is in the file of what they share. */
const fewestThatShare = 4;

/** Where the pages of a part begin, as `modulesBehind` takes it. */
function entriesOf(part: NamedPart): string[] {
  if (part === 'inside') return ['routes/_shell.tsx', 'routes/_shell/dashboard/ecommerce.tsx'];
  if (part === 'palette') return ['shell/search/palette.tsx'];
  const ofPlaces = pagesIn(
    'routes/_shell/apps',
    'routes/_shell/pages',
    'routes/_shell/dashboard',
    'routes/_blank/apps',
  );
  if (part !== 'others') return ofPlaces.filter((page) => basename(page, '.tsx') === part);
  return pagesIn('routes/_shell', 'routes/_blank').filter((page) => !/\/(apps|pages|dashboard)$/.test(page));
}

function pagesIn(...folders: string[]): string[] {
  return folders.flatMap((folder) => readdirSync(join(source, folder)).map((name) => `${folder}/${name}`));
}

/** Which texts are for which part; the sources are read once for all languages, and anew once one of them changes. */
const namedIn = new Map<NamedPart, NamedTexts>();
const shared = new Map<string, boolean>();

function forgetNames(): void {
  namedIn.clear();
  shared.clear();
}

function isFor(part: NamedPart, key: string): boolean {
  const named = namedIn.get(part) ?? textsNamedBy(modulesBehind(...entriesOf(part)));
  namedIn.set(part, named);
  return isNamed(key, named);
}

function isShared(key: string): boolean {
  const known = shared.get(key) ?? placeParts.filter((part) => isFor(part, key)).length >= fewestThatShare;
  shared.set(key, known);
  return known;
}

/** Of all texts those that the pages of a part may show, without what is there already with the parts before it. */
function chosenFor(texts: Texts, part: TextPart): Texts {
  if (part === 'all') return texts;
  const start = Object.fromEntries(startAreas.map((area) => [area, texts[area] ?? {}]));
  if (part === 'start') return start;
  const inside = { ...chosenBy(texts, (key) => isFor('inside', key)), ...start };
  if (part === 'inside') return inside;
  return without(
    inside,
    chosenBy(texts, (key) => isChosenFor(part, key)),
  );
}

/** The palette may be opened where what the places share is not there. */
function isChosenFor(part: Exclude<TextPart, 'start' | 'inside' | 'all'>, key: string): boolean {
  if (part === 'shared') return isShared(key);
  return isFor(part, key) && (part === 'palette' || !isShared(key));
}

function chosenBy(texts: Texts, isChosen: (key: string) => boolean, path = ''): Texts {
  const chosen = Object.entries(texts).flatMap(([key, value]): [string, string | Texts][] => {
    const below = path + key;
    if (typeof value === 'string') return isChosen(below) ? [[key, value]] : [];
    const inside = chosenBy(value, isChosen, `${below}.`);
    return Object.keys(inside).length > 0 ? [[key, inside]] : [];
  });
  return Object.fromEntries(chosen);
}

/** What is there already with the first texts is left out. */
function without(first: Texts, texts: Texts): Texts {
  const left = Object.entries(texts).flatMap(([key, value]): [string, string | Texts][] => {
    const there = first[key];
    if (typeof value === 'string') return there === undefined ? [[key, value]] : [];
    const inside = typeof there === 'object' ? without(there, value) : value;
    return Object.keys(inside).length > 0 ? [[key, inside]] : [];
  });
  return Object.fromEntries(left);
}

function textsOf(language: string, part: TextPart): string {
  return JSON.stringify(chosenFor(over(areasOf('en'), areasOf(language)), part));
}

/** Merges `locales/<language>/<area>.json` into `/locales/<language>.json`, and what each part has of that into `/locales/<language>.<part>.json`. */
export function locales(): Plugin {
  return {
    name: 'atrium-locales',
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on('all', forgetNames);
      server.watcher.on('change', (file) => {
        if (file.startsWith(folder)) server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const match = address.exec(request.url ?? '');
        if (!match?.[1]) return next();
        response.setHeader('content-type', 'application/json');
        response.end(textsOf(match[1], textParts.find((part) => part === match[2]) ?? 'all'));
      });
    },
    generateBundle() {
      forgetNames();
      for (const language of readdirSync(folder)) {
        for (const part of textParts) {
          const fileName = `locales/${language}${part === 'all' ? '' : `.${part}`}.json`;
          this.emitFile({ type: 'asset', fileName, source: textsOf(language, part) });
        }
      }
    },
  };
}
