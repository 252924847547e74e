import { parentPort } from 'node:worker_threads';

// What a browser gives a worker beyond what Node gives its threads. It gives no files: the database is in memory.
Object.assign(globalThis, {
  location: new URL('http://atrium.test/worker.js'),
  addEventListener: (_type: 'message', listener: (event: { data: unknown }) => void) =>
    parentPort?.on('message', (data) => listener({ data })),
  postMessage: (message: unknown) => parentPort?.postMessage(message),
});

await import('../src/worker.ts');
