import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { startAreas } from '../src/i18n/languages.ts';
import { isNamed, modulesBehind, type NamedTexts, textsNamedBy } from './named-texts.ts';

interface Texts {
  [key: string]: string | Texts;
}

const folder = fileURLToPath(new URL('../locales/', import.meta.url));
const address = /^\/locales\/([a-z]{2})(?:\.(start|dashboards))?\.json(?:\?|$)/;

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

/** Of all texts those that the pages of a part may show. */
const chosenFor: Readonly<Record<string, (texts: Texts) => Texts>> = {
  start: (texts) => Object.fromEntries(startAreas.map((area) => [area, texts[area] ?? {}])),
  dashboards: (texts) => {
    const named = textsNamedBy(modulesBehind('routes/_shell.tsx', 'routes/_shell/dashboard/'));
    return { ...chosenBy(texts, named), ...chosenFor.start?.(texts) };
  },
};

function chosenBy(texts: Texts, named: NamedTexts, path = ''): Texts {
  const chosen = Object.entries(texts).flatMap(([key, value]): [string, string | Texts][] => {
    const below = path + key;
    if (typeof value === 'string') return isNamed(below, named) ? [[key, value]] : [];
    const inside = chosenBy(value, named, `${below}.`);
    return Object.keys(inside).length > 0 ? [[key, inside]] : [];
  });
  return Object.fromEntries(chosen);
}

function textsOf(language: string, part?: string): string {
  const all = over(areasOf('en'), areasOf(language));
  return JSON.stringify(part ? chosenFor[part]?.(all) : all);
}

/**
 * Merges `locales/<language>/<area>.json` into `/locales/<language>.json`, the areas of the pages before sign-in into
 * `/locales/<language>.start.json`, and what the dashboards and all around them name into `/locales/<language>.dashboards.json`.
 */
export function locales(): Plugin {
  return {
    name: 'atrium-locales',
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on('change', (file) => {
        if (file.startsWith(folder)) server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const match = address.exec(request.url ?? '');
        if (!match?.[1]) return next();
        response.setHeader('content-type', 'application/json');
        response.end(textsOf(match[1], match[2]));
      });
    },
    generateBundle() {
      for (const language of readdirSync(folder)) {
        for (const part of [undefined, ...Object.keys(chosenFor)]) {
          const fileName = ['locales/', language, part && `.${part}`, '.json'].join('');
          this.emitFile({ type: 'asset', fileName, source: textsOf(language, part) });
        }
      }
    },
  };
}
