import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';

/** What a browser has of an origin: what the app noted, and the files of its back end, whose bytes are kept at `url` and their numbers. */
export interface BrowserFiles {
  readonly noted: Readonly<Record<string, string>>;
  /** The folders that lead to each, and its name. */
  readonly paths: readonly (readonly string[])[];
  readonly url: string;
}

/** Reads them through a page of the origin, while nothing else there has them open. */
export async function takeFiles(page: Page): Promise<BrowserFiles> {
  const url = await startKeeping();
  const found = await page.evaluate(async (url) => {
    const paths: string[][] = [];
    const look = async (folder: FileSystemDirectoryHandle, path: string[]) => {
      for await (const [name, entry] of folder.entries())
        if (entry instanceof FileSystemDirectoryHandle) await look(entry, [...path, name]);
        else if (entry instanceof FileSystemFileHandle) {
          const number = paths.push([...path, name]) - 1;
          await fetch(`${url}/${number}`, { method: 'POST', body: await entry.getFile() });
        }
    };
    await look(await navigator.storage.getDirectory(), []);
    return { paths, noted: { ...localStorage } };
  }, url);
  return { ...found, url };
}

/** Gives them to another browser, through a page of the origin. */
export async function giveFiles(page: Page, files: BrowserFiles): Promise<void> {
  await page.evaluate(async ({ noted, paths, url }) => {
    const write = async (path: readonly string[], number: number) => {
      let folder = await navigator.storage.getDirectory();
      for (const name of path.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
      const file = await folder.getFileHandle(path.at(-1) ?? '', { create: true });
      const { body } = await fetch(`${url}/${number}`);
      await body?.pipeTo(await file.createWritable());
    };
    await Promise.all(paths.map(write));
    for (const [key, value] of Object.entries(noted)) localStorage.setItem(key, value);
  }, files);
}

/** Keeps what is posted to an address, for as long as the tests run: a page fetches bytes faster than it can be handed them. */
async function startKeeping(): Promise<string> {
  const kept = new Map<string | undefined, Buffer>();
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') kept.set(request.url, await buffer(request));
    response.setHeader('access-control-allow-origin', '*').end(kept.get(request.url));
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return `http://127.0.0.1:${address.port}`;
}
