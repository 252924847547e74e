import { afterEach, expect, test } from 'vitest';
import { forgetCommands, inTurn } from './commands-under-way.ts';

afterEach(forgetCommands);

/** Asks, and notes when; answers when it is let. */
function asking(asked: string[]) {
  return (name: string, kinds: readonly string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const answer = inTurn(kinds, () => {
      asked.push(name);
      return promise;
    });
    return { answer, resolve, reject };
  };
}

const aWhile = () => new Promise((resolve) => setTimeout(resolve));

test('what touches something alike waits for its turn, and nothing else does', async () => {
  const asked: string[] = [];
  const ask = asking(asked);
  const number = ask('number', ['cart-item']);
  const removal = ask('removal', ['cart-item', 'product']);
  ask('mail', ['mail']);
  const price = ask('price', ['product']);
  await aWhile();
  expect(asked).toEqual(['number', 'mail']);
  number.resolve();
  await aWhile();
  expect(asked).toEqual(['number', 'mail', 'removal']);
  removal.resolve();
  await removal.answer;
  price.resolve();
  await price.answer;
  expect(asked).toEqual(['number', 'mail', 'removal', 'price']);
});

test('what is refused keeps nothing from its turn', async () => {
  const asked: string[] = [];
  const ask = asking(asked);
  const first = ask('first', ['task']);
  const second = ask('second', ['task']);
  first.reject(new Error('No.'));
  await expect(first.answer).rejects.toThrow('No.');
  second.resolve();
  await second.answer;
  expect(asked).toEqual(['first', 'second']);
});

test('what waits when an account goes is never asked', async () => {
  const asked: string[] = [];
  const ask = asking(asked);
  const first = ask('first', ['task']);
  ask('second', ['task']);
  await aWhile();
  forgetCommands();
  first.resolve();
  await first.answer;
  await aWhile();
  expect(asked).toEqual(['first']);
});
