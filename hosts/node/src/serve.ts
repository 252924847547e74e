import { once } from 'node:events';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { openHome } from './home.ts';
import { createHttpServer } from './http/server.ts';
import { openStaticFiles } from './http/static-files.ts';
import type { Logger } from './log.ts';
import { Sentence } from './sentence.ts';
import type { NodeSettings } from './settings.ts';

const webApp = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export interface RunningHome {
  /** Where it listens, such as `http://127.0.0.1:3000`. */
  readonly address: string;
  /** Finishes what is in flight, and closes the database. */
  stop(): Promise<void>;
}

export async function serve(settings: NodeSettings, { log }: Logger, folder = webApp): Promise<RunningHome> {
  const home = await openHome(settings, log);
  const { proxies, api } = settings;
  const files = openStaticFiles(folder);
  const http = createHttpServer({ ...home, files, log, proxies, publicUrl: api.publicUrl });
  try {
    const address = await listen(http.server, settings);
    log('info', `Listening on ${address}`);
    return {
      address,
      async stop() {
        await http.stop();
        await home.close();
      },
    };
  } catch (error) {
    await home.close();
    throw error;
  }
}

async function listen(server: Server, { host, port }: NodeSettings): Promise<string> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new Sentence(sentenceOf(error, host, port));
  }
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${taken}`;
}

function sentenceOf(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what uses it, or set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account: set PORT to one above 1023.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return `HOST is ${host}, which is no address of this machine.`;
  return `The server cannot listen on ${host}, port ${port}: ${String(error)}`;
}
