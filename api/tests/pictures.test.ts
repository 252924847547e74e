import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { readMainSearch } from '@atrium/contract/bookmarks';
import { listKnowledgeBaseCategories } from '@atrium/contract/knowledge-base';
import { getPricing } from '@atrium/contract/pricing';
import { expect, test } from 'vitest';
import { drawPortrait } from '../../scripts/portraits/draw.ts';
import { looks } from '../../scripts/portraits/looks.ts';
import { openApp } from './helper.ts';

const served = new URL('../../web/public/', import.meta.url);
const folders = ['avatars', 'pictures', 'products'];
const paths = folders.flatMap((folder) =>
  readdirSync(new URL(folder, served), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.split(sep).join('/'))
    .map((path) => path.slice(path.indexOf(`/${folder}/`, path.indexOf('/web/public')))),
);

test('Every picture of the sample data is there, and none is there for nothing', async () => {
  const app = await openApp();
  const admin = await app.signIn('admin');
  const answers = [await admin.call(getPricing), await admin.call(listKnowledgeBaseCategories)];
  const told = JSON.stringify([await app.state(), answers, await admin.call(readMainSearch)]);
  const named = told.match(new RegExp(`/(${folders.join('|')})/[^"'\\\\]+`, 'g'));
  expect([...new Set(named)].sort()).toEqual(paths.toSorted());
});

test('Pictures are small, and nothing runs in them or is loaded by them', () => {
  for (const path of paths) {
    expect(path).toMatch(/\.svg$/);
    const text = readFileSync(new URL(path.slice(1), served), 'utf8');
    expect(text, path).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+">/);
    expect(Buffer.byteLength(text), path).toBeLessThan(8_000);
    expect(text.replace('http://www.w3.org/2000/svg', ''), path).not.toMatch(
      /<(script|foreignObject|image|text|style|a)\b|\son\w+=|:\/\/|href="[^#]|url\([^#]/i,
    );
  }
});

test('Portraits are as they are drawn, each small, all of them together too', () => {
  const drawn = Object.entries(looks).map(([name, look]) => ({ name, svg: drawPortrait(name, look) }));
  for (const { name, svg } of drawn) {
    const todo = 'npm run portraits writes them anew';
    expect(readFileSync(new URL(`avatars/${name}.svg`, served), 'utf8'), todo).toBe(svg);
    expect(svg.length, name).toBeLessThanOrEqual(1_100);
  }
  expect(drawn.reduce((sum, { svg }) => sum + svg.length, 0)).toBeLessThan(60_000);
  expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(drawn.length);
});
