import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { forgetShown, isShownAhead, showAhead } from './shown-ahead.ts';

const key = ['task', 'list'];

function clientWith(...titles: string[]): QueryClient {
  const client = new QueryClient();
  client.setQueryData(key, titles);
  return client;
}

const shown = (client: QueryClient) => client.getQueryData<string[]>(key);

function without(client: QueryClient, title: string, entities = ['task']) {
  return showAhead(client, entities, () =>
    client.setQueryData<string[]>(key, (titles = []) => titles.filter((other) => other !== title)),
  );
}

afterEach(forgetShown);

test('what was refused comes back, and what else was shown in the meantime stays', () => {
  const client = clientWith('Sweep', 'Paint', 'Moor');
  const sweep = without(client, 'Sweep');
  const paint = without(client, 'Paint');
  expect(shown(client)).toEqual(['Moor']);
  sweep(false);
  expect(shown(client)).toEqual(['Sweep', 'Moor']);
  paint(true);
  expect(shown(client)).toEqual(['Sweep', 'Moor']);
});

test('what was done since is not taken back with what is refused later, in whatever order they are answered', () => {
  const client = clientWith('Sweep', 'Paint', 'Moor');
  const sweep = without(client, 'Sweep');
  const paint = without(client, 'Paint', ['task', 'notification']);
  paint(true);
  sweep(false);
  expect(shown(client)).toEqual(['Sweep', 'Moor']);
});

test('when all are refused, it is as it was before', () => {
  const client = clientWith('Sweep', 'Paint');
  const [sweep, paint] = [without(client, 'Sweep'), without(client, 'Paint')];
  sweep(false);
  paint(false);
  expect(shown(client)).toEqual(['Sweep', 'Paint']);
});

test('it is ahead until the last is answered; what is loaded then is what the next is taken back to', () => {
  const client = clientWith('Sweep', 'Paint');
  const [sweep, paint] = [without(client, 'Sweep'), without(client, 'Paint')];
  sweep(true);
  expect(isShownAhead('task')).toBe(true);
  paint(true);
  expect(isShownAhead('task')).toBe(false);
  client.setQueryData(key, ['Moor', 'Row']);
  without(client, 'Moor')(false);
  expect(shown(client)).toEqual(['Moor', 'Row']);
});

test('what one account was shown is not put before the next', () => {
  const client = clientWith('Sweep');
  const sweep = without(client, 'Sweep');
  forgetShown();
  client.setQueryData(key, ['Bake']);
  sweep(false);
  expect(shown(client)).toEqual(['Bake']);
});
