import { expect, test } from 'vitest';
import type { Question } from '../src/protocol.ts';
import { answer } from '../src/tabs/answer.ts';
import { exchange } from '../src/tabs/exchange.ts';

const never = new AbortController().signal;

interface Count {
  made: number;
  isCanceled: boolean;
}

/** A body without an end, that counts what was taken from it. */
function endless(): { response: Response; count: Count } {
  const count: Count = { made: 0, isCanceled: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      count.made += 1;
      controller.enqueue(new Uint8Array([count.made]));
    },
    cancel() {
      count.isCanceled = true;
    },
  });
  return { response: new Response(body, { status: 201, headers: { 'x-count': 'yes' } }), count };
}

/** Both ends of an exchange in one thread; `page` is the lock of a page that lives or not. */
function ask(respond: () => Promise<Response | null>, page = 'nobody', ended = never, signal = never) {
  const question: Question = {
    type: 'request',
    holder: 'holder',
    page,
    exchange: crypto.randomUUID(),
    method: 'GET',
    url: 'http://atrium.test/',
    headers: [],
    body: null,
  };
  let answered: Promise<void> = Promise.resolve();
  const begin = () => {
    answered = answer(question, respond, ended);
  };
  return { response: exchange(question.exchange, begin, signal), answered: () => answered };
}

async function livingPage(): Promise<{ lock: string; close: () => void }> {
  const lock = crypto.randomUUID();
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  await new Promise<void>((resolve) => {
    void navigator.locks.request(lock, () => {
      resolve();
      return closed;
    });
  });
  return { lock, close };
}

const untilQuiet = () => new Promise((resolve) => setTimeout(resolve, 100));

test('status, headers and body arrive as they were given', async () => {
  const given = () => Promise.resolve(Response.json({ a: 1 }, { status: 409, headers: { 'x-one': '1' } }));
  const response = await ask(given).response;
  expect([response?.status, response?.headers.get('x-one'), await response?.json()]).toEqual([409, '1', { a: 1 }]);
});

test('an answer without a body has none, and one without a route is none', async () => {
  expect((await ask(async () => new Response(null, { status: 204 })).response)?.body).toBeNull();
  expect(await ask(async () => null).response).toBeNull();
});

test('no more is taken from a body than is read, a few chunks aside', async () => {
  const page = await livingPage();
  const { response: body, count } = endless();
  const asked = ask(async () => body, page.lock);
  const reader = (await asked.response)?.body?.getReader();
  await untilQuiet();
  const before = count.made;
  expect(before).toBeLessThan(10);
  for (let read = 1; read <= 20; read += 1) expect((await reader?.read())?.value).toEqual(new Uint8Array([read]));
  await untilQuiet();
  expect(count.made).toBeLessThan(before + 25);
  expect(count.isCanceled).toBe(false);
  await reader?.cancel();
  await asked.answered();
  expect(count.isCanceled).toBe(true);
  page.close();
});

test('a body that nobody can read any more is not kept open', async () => {
  const page = await livingPage();
  const { response: body, count } = endless();
  const asked = ask(async () => body, page.lock);
  await asked.response;
  await untilQuiet();
  expect(count.isCanceled).toBe(false);
  page.close();
  await asked.answered();
  expect(count.isCanceled).toBe(true);
});

test('a holder that ends breaks its bodies off', async () => {
  const page = await livingPage();
  const ending = new AbortController();
  const { response: body, count } = endless();
  const asked = ask(async () => body, page.lock, ending.signal);
  const reader = (await asked.response)?.body?.getReader();
  ending.abort();
  await asked.answered();
  expect(count.isCanceled).toBe(true);
  await expect(drain(reader)).rejects.toThrow('broke off');
  page.close();
});

async function drain(reader: ReadableStreamDefaultReader<Uint8Array> | undefined): Promise<void> {
  while (reader && !(await reader.read()).done);
}
