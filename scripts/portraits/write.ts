import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../folders.ts';
import { drawPortrait } from './draw.ts';
import { looks } from './looks.ts';

const folder = join(root, 'web', 'public', 'avatars');

mkdirSync(folder, { recursive: true });
for (const [name, look] of Object.entries(looks)) writeFileSync(join(folder, `${name}.svg`), drawPortrait(name, look));
console.log(`${Object.keys(looks).length} portraits are in web/public/avatars.`);
