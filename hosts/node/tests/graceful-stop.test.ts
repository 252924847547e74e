import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { as, person, signIn } from './calls.ts';
import { runServer, type ServerProcess } from './node-process.ts';
import { sampleDatabase } from './temporary.ts';

/** Sends the head of a request, and resolves once the server has it and waits for the body. */
async function beginToAddUser(server: ServerProcess, token: string, body: string): Promise<Socket> {
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`POST /apps/users/add-user HTTP/1.1\r\nHost: atrium\r\nAuthorization: Bearer ${token}\r\n`);
  socket.write(`Content-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`);
  await once(socket.setEncoding('utf8'), 'data');
  return socket;
}

async function isStopping(server: ServerProcess): Promise<void> {
  while (!server.stdout().includes('Stopping')) await new Promise((resolve) => setTimeout(resolve, 10));
}

test('what is in flight is finished, live streams end, and the exit code is 0', async () => {
  const server = await runServer({ DATABASE_URL: await sampleDatabase.sqlite() });
  const token = await signIn(server.address);
  const stream = await fetch(`${server.address}/api/v1/live`, as(token));
  const body = JSON.stringify(person('last'));
  const socket = await beginToAddUser(server, token, body);
  server.child.kill('SIGTERM');
  await isStopping(server);
  await expect(fetch(`${server.address}/healthz`)).rejects.toThrow();
  socket.write(body);
  const [answer] = await once(socket, 'data');
  expect(answer).toMatch(/^HTTP\/1.1 201 /);
  expect(await stream.text()).toContain('event: ready');
  const { code, stdout } = await server.ended;
  expect(code).toBe(0);
  expect(stdout).toContain('"message":"Stopped."');
});

test('a live stream that is asked for while it stops does not hold it up', async () => {
  const server = await runServer({ DATABASE_URL: await sampleDatabase.sqlite() });
  const token = await signIn(server.address);
  const body = JSON.stringify(person('last'));
  const socket = await beginToAddUser(server, token, body);
  server.child.kill('SIGTERM');
  await isStopping(server);
  socket.write(`${body}GET /api/v1/live HTTP/1.1\r\nHost: atrium\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  const { code, stdout } = await server.ended;
  expect(code).toBe(0);
  expect(stdout).toContain('"route":"streamChanges"');
});

test('connections that are kept alive do not hold it up', async () => {
  const server = await runServer({ DATABASE_URL: await sampleDatabase.sqlite() });
  await (await fetch(`${server.address}/healthz`)).text();
  const asked = Date.now();
  server.child.kill('SIGINT');
  expect((await server.ended).code).toBe(0);
  expect(Date.now() - asked).toBeLessThan(5_000);
});

test('a second signal does not wait', async () => {
  const server = await runServer({ DATABASE_URL: await sampleDatabase.sqlite() });
  await beginToAddUser(server, await signIn(server.address), JSON.stringify(person('never')));
  server.child.kill('SIGTERM');
  await isStopping(server);
  await new Promise((resolve) => setTimeout(resolve, 600));
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(1);
});

test('it gives up on what takes longer than ten seconds', async () => {
  const server = await runServer({ DATABASE_URL: await sampleDatabase.sqlite() });
  await beginToAddUser(server, await signIn(server.address), JSON.stringify(person('never')));
  server.child.kill('SIGTERM');
  const { code, stdout } = await server.ended;
  expect(code).toBe(1);
  expect(stdout).toContain('What was in flight was not done after 10 seconds.');
});
