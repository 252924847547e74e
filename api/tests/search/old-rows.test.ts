import { expect, test } from 'vitest';
import { foldings } from '../../src/features.ts';
import { openApp } from '../helper.ts';

test('What is older than the search of it is found as what is written today', async () => {
  const { engine, services } = await openApp();
  const { read } = engine;
  const texts = () =>
    Promise.all([
      read.selectFrom('accounts').select(['id', 'fullNameKey as text']).orderBy('id').execute(),
      read.selectFrom('articles').select(['id', 'titleSearch', 'search as text']).orderBy('id').execute(),
      read.selectFrom('creditNotes').select(['id', 'facet', 'totalKey', 'search as text']).orderBy('id').execute(),
      read.selectFrom('blogPosts').select(['id', 'search as text']).orderBy('id').execute(),
      read.selectFrom('events').select(['id', 'search as text']).orderBy('id').execute(),
      read.selectFrom('mails').select(['id', 'search as text']).orderBy('id').execute(),
      read.selectFrom('permissions').select(['id', 'search as text']).orderBy('id').execute(),
    ]);
  const kept = await texts();
  expect(kept.map((rows) => rows.some(({ text }) => text !== ''))).toEqual(kept.map(() => true));
  await engine.write(async (transaction) => {
    await transaction.updateTable('accounts').set({ fullNameKey: '' }).execute();
    await transaction.updateTable('articles').set({ titleSearch: '', search: '' }).execute();
    for (const table of ['blogPosts', 'creditNotes', 'events', 'mails', 'permissions'] as const)
      await transaction.updateTable(table).set({ search: '' }).execute();
  });
  for (const foldOld of foldings) await foldOld(engine, services.tuning);
  expect(await texts()).toEqual(kept);
});
