import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { startAreas } from '../src/i18n/languages.ts';

interface Texts {
  [key: string]: string | Texts;
}

const folder = fileURLToPath(new URL('../locales/', import.meta.url));
const address = /^\/locales\/([a-z]{2})(\.start)?\.json(?:\?|$)/;

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

function textsOf(language: string, isStart: boolean): string {
  const all = over(areasOf('en'), areasOf(language));
  const texts = isStart ? Object.fromEntries(startAreas.map((area) => [area, all[area]])) : all;
  return JSON.stringify(texts);
}

/**
 * Merges `locales/<language>/<area>.json` into `/locales/<language>.json`, and the areas of the pages before sign-in
 * into `/locales/<language>.start.json`.
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
        response.end(textsOf(match[1], match[2] !== undefined));
      });
    },
    generateBundle() {
      for (const language of readdirSync(folder)) {
        this.emitFile({ type: 'asset', fileName: `locales/${language}.json`, source: textsOf(language, false) });
        this.emitFile({ type: 'asset', fileName: `locales/${language}.start.json`, source: textsOf(language, true) });
      }
    },
  };
}
