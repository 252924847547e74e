import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { askAfterNextPages, askAgain } from './ask-again.ts';

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

test('the next page of a list comes while the others are asked for anew, and these are asked for after it', async () => {
  const client = new QueryClient();
  askAfterNextPages(client);
  const questions: (() => void)[] = [];
  const server = { version: 1 };
  const observer = new InfiniteQueryObserver(client, {
    queryKey,
    queryFn: ({ pageParam }) => {
      const words = `page ${pageParam}, version ${server.version}`;
      return new Promise<string>((resolve) => questions.push(() => resolve(words)));
    },
    initialPageParam: 1,
    getNextPageParam: (_, pages) => pages.length + 1,
    staleTime: Number.POSITIVE_INFINITY,
  });
  onTestFinished(observer.subscribe(() => {}));
  const answer = async () => {
    for (const reply of questions.splice(0)) reply();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const shown = () => observer.getCurrentResult().data?.pages;
  await answer();
  for (let change = 0; change < 2; change += 1) {
    server.version += 1;
    askAgain(client, { queryKey });
  }
  void observer.fetchNextPage();
  await answer();
  expect(shown()).toEqual(['page 1, version 1', 'page 2, version 3']);
  await answer();
  await answer();
  expect(shown()).toEqual(['page 1, version 3', 'page 2, version 3']);
  expect(questions).toEqual([]);
});
