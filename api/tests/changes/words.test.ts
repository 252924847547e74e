import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { acts } from '../acts/acts.ts';
import { openApp } from '../helper.ts';

const folder = new URL('../../../web/locales/en/', import.meta.url);

/** What a user has in lists of its own is shown by the words of its page. */
const shownByPage = ['notifications', 'connections'];
/** What only the house knows of a payment is told to nobody. */
const untold = ['provider'];
/** How the tags of a task and the kind of an event were called then: what is shown is `tags` and `kind`, in these words. */
const saidByOthers = ['tagNames', 'kindNames'];

function wordsOf(area: string): string[] {
  const { fields } = JSON.parse(readFileSync(new URL(`${area}.json`, folder), 'utf8'));
  return Object.keys(fields);
}

function addFields(value: unknown, into: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [field, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) into.add(field);
    if (!shownByPage.includes(field) && !saidByOthers.includes(field)) addFields(inner, into);
  }
}

test('Every field that a record of a change holds has words for who reads it', async () => {
  const app = await openApp();
  const admin = await app.signIn('admin');
  for (const prepare of Object.values(acts)) await (await prepare(app, admin)).call();
  const rows = await app.engine.read.selectFrom('changes').select(['before', 'after']).execute();
  const fields = new Set<string>();
  for (const json of rows.flatMap(({ before, after }) => [before, after]))
    if (json) addFields(JSON.parse(json), fields);
  const words = [...shownByPage, ...untold, ...saidByOthers, ...wordsOf('changes'), ...wordsOf('users')];
  const todo = 'Give these words under `fields` in web/locales/<language>/changes.json';
  expect(
    [...fields].filter((field) => !words.includes(field)),
    todo,
  ).toEqual([]);
  expect(fields.size).toBeGreaterThan(50);
});
