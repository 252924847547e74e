import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Fields that bring pills along. */
const heavy = /\b(?:MultiSelect|TagsInput)\b/;
const importedAtOnce = /^(?:import|export)\b[^;]*?\bfrom '(\.[^']+\.tsx?)'/gm;

const known = new Map<string, boolean>();

/** Whether a module of the app is such a field, or loads one at once: by itself, or by another module of a feature. */
export function loadsHeavyFields(file: string): boolean {
  const answer = known.get(file);
  if (answer !== undefined) return answer;
  known.set(file, false);
  const isHeavy = existsSync(file) && looksHeavy(file);
  known.set(file, isHeavy);
  return isHeavy;
}

function looksHeavy(file: string): boolean {
  const source = readFileSync(file, 'utf8');
  if (heavy.test(source)) return true;
  const imported = [...source.matchAll(importedAtOnce)].map(([, path = '']) => join(dirname(file), path));
  return imported.some((path) => path.includes('/features/') && loadsHeavyFields(path));
}
