import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { askAgain } from './ask-again.ts';

const queryKey = ['task', 'list'];

/** A page that shows a list; each of its questions is answered when it is let, with what there was when it was asked. */
function page() {
  const client = new QueryClient();
  const questions: (() => void)[] = [];
  const server = { titles: 1 };
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => {
      const { titles } = server;
      return new Promise<number>((resolve) => questions.push(() => resolve(titles)));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  onTestFinished(observer.subscribe(() => {}));
  const change = () => {
    server.titles += 1;
    askAgain(client, { queryKey: ['task'] });
  };
  const answer = async () => {
    questions.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { client, change, answer, waiting: () => questions.length, shown: () => observer.getCurrentResult().data };
}

test('what was asked for is shown although changes keep coming, and is asked for once more after them', async () => {
  const { change, answer, waiting, shown } = page();
  change();
  await answer();
  expect(shown()).toBe(1);
  expect(waiting()).toBe(1);
  change();
  change();
  expect(waiting()).toBe(1);
  await answer();
  expect(shown()).toBe(2);
  await answer();
  expect(shown()).toBe(4);
  expect(waiting()).toBe(0);
  change();
  await answer();
  expect(shown()).toBe(5);
  expect(waiting()).toBe(0);
});

test('what was asked for anew after the change is not asked for once more', async () => {
  const { client, change, answer, waiting, shown } = page();
  await answer();
  change();
  change();
  void client.invalidateQueries({ queryKey });
  await answer();
  await answer();
  expect(shown()).toBe(3);
  expect(waiting()).toBe(0);
});

test('what was ended for something that is shown ahead of the server stays as it is shown', async () => {
  const { client, change, answer, waiting, shown } = page();
  await answer();
  change();
  change();
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, 9);
  await answer();
  expect(shown()).toBe(9);
  expect(waiting()).toBe(0);
});
