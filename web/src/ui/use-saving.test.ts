import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { askAgain } from '../backend/ask-again.ts';
import { showAhead } from '../backend/shown-ahead.ts';
import { useSaving } from './use-saving.ts';

const queryKey = ['task', 'list'];
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A page with a form before a list; each question of the list is answered when it is let. */
async function page({ untilShown = false, refuses = false } = {}) {
  const client = new QueryClient();
  const questions: (() => void)[] = [];
  const server = { titles: 1 };
  const list = new QueryObserver(client, {
    queryKey,
    queryFn: () => {
      const { titles } = server;
      return new Promise<number>((resolve) => questions.push(() => resolve(titles)));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  onTestFinished(list.subscribe(() => {}));
  const answer = async () => {
    questions.shift()?.();
    await settled();
  };
  await answer();
  const said: string[] = [];
  const mutationFn = async () => {
    if (refuses) throw new Error('refused');
    server.titles += 1;
  };
  const ask = saverOf(client, { mutationFn, touches: ['task'], untilShown });
  const save = async () => {
    ask().then(
      () => said.push('saved'),
      () => said.push('refused'),
    );
    await settled();
  };
  const isBusy = () => client.isMutating() > 0;
  const shown = () => list.getCurrentResult().data;
  return { client, server, save, said, answer, isBusy, waiting: () => questions.length, shown };
}

type Saving = Parameters<typeof useSaving<void, void>>[0];

function Form({ saving, onDrawn }: { saving: Saving; onDrawn: (save: () => Promise<void>) => void }) {
  onDrawn(useSaving(saving).mutateAsync);
  return null;
}

/** What a form that was drawn saves with. */
function saverOf(client: QueryClient, saving: Saving): () => Promise<void> {
  let save = () => Promise.reject<void>(new Error('Nothing was drawn.'));
  const form = createElement(Form, {
    saving,
    onDrawn: (drawn) => {
      save = drawn;
    },
  });
  renderToString(createElement(QueryClientProvider, { client }, form));
  return save;
}

test('what was saved is said once the server has answered, and its button is out of use until the list has come', async () => {
  const { save, said, answer, isBusy, waiting, shown } = await page();
  await save();
  expect(said).toEqual(['saved']);
  expect([shown(), waiting(), isBusy()]).toEqual([1, 1, true]);
  await answer();
  expect([shown(), waiting(), isBusy()]).toEqual([2, 0, false]);
});

test('what is written where it is shown counts as saved once that shows it, however often others change it', async () => {
  const { client, server, save, said, answer, shown } = await page({ untilShown: true });
  await save();
  for (let change = 0; change < 3; change += 1) {
    server.titles += 1;
    askAgain(client, { queryKey: ['task'] });
  }
  expect([said, shown()]).toEqual([[], 1]);
  await answer();
  expect([said, shown()]).toEqual([['saved'], 2]);
});

test('a refusal is said at once, and what is shown is asked for again', async () => {
  const { save, said, waiting } = await page({ untilShown: true, refuses: true });
  await save();
  expect([said, waiting()]).toEqual([['refused'], 1]);
});

test('what is shown ahead of the server is left to the command that shows it', async () => {
  const { client, save, said, waiting } = await page();
  const end = showAhead(client, ['task'], () => client.setQueryData(queryKey, 9));
  await save();
  expect([said, waiting()]).toEqual([['saved'], 0]);
  end(true);
});
