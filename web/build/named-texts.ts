import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** `'area.name'`, or the beginning of what is put together: `` `area.names.${name}` ``. */
const named = /['"`]([a-zA-Z]+(?:\.\w*)+)(['"`]|\$\{)/g;
const imported = /(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g;
const pluralForm = /_(zero|one|two|few|many|other)$/;

/** What of the texts some modules name: keys in full, and how keys begin that are put together. */
export interface NamedTexts {
  keys: Set<string>;
  beginnings: Set<string>;
}

export function textsNamedBy(files: Iterable<string>): NamedTexts {
  const texts: NamedTexts = { keys: new Set(), beginnings: new Set() };
  for (const file of files) {
    for (const [, key = '', end] of readFileSync(file, 'utf8').matchAll(named)) {
      (end === '${' ? texts.beginnings : texts.keys).add(key);
    }
  }
  return texts;
}

export function isNamed(key: string, { keys, beginnings }: NamedTexts): boolean {
  const withoutForm = key.replace(pluralForm, '');
  return (
    placesOf(withoutForm).some((place) => keys.has(place)) ||
    [...beginnings].some((beginning) => withoutForm.startsWith(beginning))
  );
}

/** The key, and what it stands in: some parts take the name of all texts of a kind, such as `texts="users.roles"`. */
function placesOf(key: string): string[] {
  const names = key.split('.');
  return names.map((_, index) => names.slice(0, index + 1).join('.'));
}

/** Every module of the app, without its tests. */
export const allModules = (): string[] => modulesAt('');

/** It asks for a file of texts of its own when it is opened: what is behind it is looked at only for that. */
const palette = join(source, 'shell/search/palette.tsx');

/** These modules or folders of the app and all that they import, at once or later; without the site map, which imports every page. */
export function modulesBehind(...entries: string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = entries.flatMap(modulesAt);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file) || file.endsWith('.gen.ts') || !existsSync(file)) continue;
    reached.add(file);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
      const other = join(dirname(file), path);
      if (other !== palette) waiting.push(other);
    }
  }
  return reached;
}

function modulesAt(place: string): string[] {
  if (/\.tsx?$/.test(place)) return [join(source, place)];
  const files = readdirSync(join(source, place), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /(?<!\.test|\.gen)\.tsx?$/.test(file)).map((file) => join(source, place, file));
}
