import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BackendError } from '../../backend/backend-error.ts';
import { useAddingOnce, useMakingOnce } from './use-adding-once.ts';

type Once = ReturnType<typeof useAddingOnce>;

interface Hooks {
  adding: Once;
  making: ReturnType<typeof useMakingOnce>;
}

function Part({ onDrawn }: { onDrawn: (hooks: Hooks) => void }) {
  onDrawn({ adding: useAddingOnce(), making: useMakingOnce() });
  return null;
}

function drawn(): Hooks {
  const all: Hooks[] = [];
  renderToString(createElement(Part, { onDrawn: (hooks) => void all.push(hooks) }));
  const [hooks] = all;
  if (!hooks) throw new Error('Nothing was drawn.');
  return hooks;
}

const adding = () => drawn().adding;

/** A form that makes one thing, whatever is written in it. */
function making(): Once {
  const once = drawn().making;
  return (_, ask) => once(ask);
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

test('a form asks with one key until it hears what has become of it, whatever is changed in it meanwhile', async () => {
  const once = making();
  const first = await keyOf(once, payment, noAnswer);
  const badInput = new BackendError(400, null);
  expect(await keyOf(once, { ...payment, amountCents: 25_000 }, badInput)).toBe(first);
  expect(await keyOf(once, { ...payment, amountCents: 250 })).toBe(first);
  expect(await keyOf(once, payment)).not.toBe(first);
});

test('what a form sends once it was told of what it had made is another thing', async () => {
  const once = making();
  const first = await keyOf(once, payment, noAnswer);
  const problem = { type: 'about:blank', title: 'Conflict', status: 409, detail: 'This was sent before.' };
  const told = new BackendError(409, { ...problem, made: { entity: 'invoice-payment', id: 7 } });
  expect(await keyOf(once, { ...payment, amountCents: 25_000 }, told)).toBe(first);
  expect(await keyOf(once, { ...payment, amountCents: 25_000 })).not.toBe(first);
});
