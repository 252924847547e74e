import { once } from 'node:events';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { freePort } from './free-port.ts';
import type { RunningHome } from './node-home.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** Serves the demo as any host of static files does that answers an unknown page with the app, and knows no API. */
export async function startDemoHome(folder: string): Promise<RunningHome> {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no demo in ${folder}: npm run build:demo makes it.`);
  const port = await freePort();
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://demo').pathname));
    answer(join(folder, path), join(folder, 'index.html'), response);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function answer(file: string, page: string, response: ServerResponse): void {
  if (isFile(file)) send(file, response);
  else if (extname(file) === '') send(page, response);
  else response.writeHead(404).end();
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function send(file: string, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
}
