import { readdirSync } from 'node:fs';
import { undoChange } from '@atrium/contract/changes';
import type { Route } from '@atrium/contract/route';
import { routes } from '@atrium/contract/routes';
import { expect, test } from 'vitest';
import { migrations } from '../src/database/migrate.ts';
import { endpoints, jobRunners } from '../src/features.ts';
import { acts } from './acts/acts.ts';
import { openApp } from './helper.ts';

test('Every step of the schema that has a file is taken, under the name of the file', () => {
  const files = readdirSync(new URL('../src/database/migrations/', import.meta.url)).filter((file) =>
    /^\d{4}-/.test(file),
  );
  const names = migrations.map(({ name }) => name);
  const todo =
    '`migrations` in api/src/database/migrate.ts names each step, a new one last; a step is called as its file is';
  expect(names.toSorted(), todo).toEqual(files.map((file) => file.replace('.ts', '')).toSorted());
});

test('Every call that the contract declares is in the list of its routes, and is answered', async () => {
  const contract = new URL('../../contract/src/', import.meta.url);
  const declared: string[] = [];
  for (const file of readdirSync(contract)) {
    const module: Readonly<Record<string, unknown>> = await import(new URL(file, contract).href);
    declared.push(
      ...Object.values(module)
        .filter(isRoute)
        .map(({ name }) => name),
    );
  }
  const listed = routes.map(({ name }) => name);
  const toList = 'contract/src/routes.ts lists the module that a call is declared in';
  expect(listed.toSorted(), toList).toEqual([...new Set(declared)].toSorted());
  const toAnswer = 'A handle(…) in <area>.routes.ts answers each call, and `endpoints` in api/src/features.ts has it';
  expect(endpoints.map(({ route }) => route.name).toSorted(), toAnswer).toEqual(listed.toSorted());
});

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'access' in value;
}

test('Whatever is done: what can be undone has what undoes it, and what is planned has what does it', async () => {
  const app = await openApp();
  const admin = await app.signIn('admin');
  const planned = new Set<string>();
  let undone = 0;
  for (const [name, prepare] of Object.entries(acts)) {
    const { actor, call } = await prepare(app, admin);
    const { requestId } = await call();
    const jobs = await app.engine.read.selectFrom('jobs').select('kind').distinct().execute();
    for (const { kind } of jobs) planned.add(kind);
    const change = await undoableChangeOf(requestId);
    if (!actor || !change) continue;
    const { status } = await actor.send(undoChange, { parameters: { id: change.id } });
    expect([201, 409], `undoing ${name}, with the Undo of its entity in \`undoers\` of features.ts`).toContain(status);
    undone += 1;
  }
  const toRun = '`jobRunners` in features.ts says what these do';
  expect(
    [...planned].filter((kind) => !(kind in jobRunners)),
    toRun,
  ).toEqual([]);
  expect([planned.size > 5, undone > 50]).toEqual([true, true]);

  function undoableChangeOf(requestId: string) {
    const undoable = app.engine.read.selectFrom('changes').select('id').where('isUndoable', '=', 1);
    return undoable.where('requestId', '=', requestId).executeTakeFirst();
  }
});
