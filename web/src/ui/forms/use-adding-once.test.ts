import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BackendError } from '../../backend/backend-error.ts';
import { useAddingOnce } from './use-adding-once.ts';

type Once = ReturnType<typeof useAddingOnce>;

function Part({ onOnce }: { onOnce: (once: Once) => void }) {
  onOnce(useAddingOnce());
  return null;
}

function adding(): Once {
  const drawn: Once[] = [];
  renderToString(createElement(Part, { onOnce: (once) => void drawn.push(once) }));
  const [once] = drawn;
  if (!once) throw new Error('Nothing was drawn.');
  return once;
}

/** The key that a thing is asked to be added with, whatever comes of it. */
async function keyOf(once: Once, wanted: object, fate: Error | null = null): Promise<string> {
  let used = '';
  const asked = once(wanted, async (key) => {
    used = key;
    if (fate) throw fate;
  });
  await asked.catch(() => {});
  return used;
}

const noAnswer = new TypeError('Failed to fetch');
const payment = { amountCents: 20_000, note: '' };

test('what no answer came for is asked for with the same key, and what was changed since with another', async () => {
  const once = adding();
  const first = await keyOf(once, payment, noAnswer);
  const changed = await keyOf(once, { ...payment, note: 'In cash' }, noAnswer);
  expect(changed).not.toBe(first);
  expect(await keyOf(once, payment)).toBe(first);
});

test('what was added, or refused, is another thing when it is asked for again', async () => {
  const once = adding();
  const refusal = new BackendError(409, null);
  const keys = [await keyOf(once, payment), await keyOf(once, payment, refusal), await keyOf(once, payment)];
  expect(new Set(keys).size).toBe(3);
});
