import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');
const styles = join(import.meta.dirname, '../../node_modules/@mantine/core/styles');
const usual = readFileSync(join(source, 'ui/mantine-styles.ts'), 'utf8');

function partsUsedIn(text: string): string[] {
  const imported = [...text.matchAll(/^import \{([^}]*)\} from '@mantine\/core'/gm)].map(([, names = '']) => names);
  const names = imported.flatMap((list) => list.split(',').map((name) => name.trim()));
  return names.filter((name) => existsSync(join(styles, `${name}.css`)));
}

test('What shows a part of Mantine loads how it looks, whichever page comes first', () => {
  const bare = globSync('**/*.tsx', { cwd: source }).flatMap((file) => {
    const text = readFileSync(join(source, file), 'utf8');
    const missing = partsUsedIn(text).filter(
      (name) => ![text, usual].some((one) => one.includes(`styles/${name}.css`)),
    );
    return missing.map((name) => `${file}: ${name}`);
  });
  expect(bare).toEqual([]);
});
