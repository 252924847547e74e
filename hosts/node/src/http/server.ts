import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { App } from '@atrium/api/app';
import type { Engine } from '@atrium/api/database/engine';
import { problemResponse, Refusal } from '@atrium/api/errors';
import type { Log } from '@atrium/api/services';
import { getRequestListener, RequestError } from '@hono/node-server';
import { explain } from '../sentence.ts';
import { type Answerers, answerTo } from './answer.ts';
import { clientAddress } from './client-address.ts';
import { CompressingResponse } from './compressing-response.ts';
import { type Bindings, type Exchange, type Outgoing, tell } from './exchange.ts';
import { createMetrics } from './metrics.ts';
import { securityHeaders } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';
import { mostHeadBytes, refuseUnreadable } from './unreadable.ts';

interface HttpHome {
  readonly app: App;
  readonly engine: Engine;
  readonly files: StaticFiles;
  readonly log: Log;
  readonly proxies: number;
  readonly publicUrl: string;
}

interface HttpServer {
  readonly server: Server;
  /** Takes no more requests, ends the live streams, and resolves once the last answer is out. */
  stop(): Promise<void>;
}

/** Longer than proxies keep theirs, so that none of them sends a request into a connection that is just being closed. */
const keepAliveTimeout = 75_000;
/** A head has its minute from Node; a file of 25 MB takes some over a slow line. */
const requestTimeout = 10 * 60_000;
const betweenLooks = 50;

export function createHttpServer(home: HttpHome): HttpServer {
  const { log, engine, app, files } = home;
  const metrics = createMetrics();
  const liveStreams = new Set<Outgoing>();
  let isStopping = false;
  const operations = { engine, metrics, isStopping: () => isStopping, openStreams: () => liveStreams.size };
  const answerers: Answerers = { app, files, operations };

  async function answer(request: Request, { incoming, outgoing }: Bindings): Promise<Response> {
    const exchange = begin(request, incoming, home.proxies);
    outgoing.setHeader('X-Request-Id', exchange.requestId);
    outgoing.once('close', () => {
      liveStreams.delete(outgoing);
      tell(exchange, outgoing, { metrics, log });
    });
    const answered = await answerTo(request, exchange.path, exchange, answerers);
    const { isLive = false } = answered;
    exchange.route = answered.route;
    exchange.isLive = isLive;
    if (outgoing instanceof CompressingResponse) outgoing.acceptEncoding = answered.acceptEncoding ?? null;
    if (isLive && !outgoing.closed) liveStreams.add(outgoing);
    return answered.response;
  }

  const server = serverOf(answer, home);
  return {
    server,
    async stop() {
      isStopping = true;
      await closed(server, liveStreams);
      metrics.close();
    },
  };
}

type Answering = (request: Request, bindings: Bindings) => Promise<Response>;

function serverOf(answer: Answering, { publicUrl, log }: HttpHome): Server {
  const listener = getRequestListener(answer, { hostname: 'localhost', errorHandler: (error) => failure(error, log) });
  const headers = securityHeaders(publicUrl);
  const server = createServer(
    { keepAliveTimeout, requestTimeout, maxHeaderSize: mostHeadBytes, ServerResponse: CompressingResponse },
    (incoming, outgoing) => {
      for (const [name, value] of headers) outgoing.setHeader(name, value);
      void listener(incoming, outgoing);
    },
  );
  server.on('clientError', (error, socket) => void refuseUnreadable(error, socket, headers));
  return server;
}

function begin(request: Request, incoming: Bindings['incoming'], proxies: number): Exchange {
  return {
    method: request.method,
    path: pathOf(request.url),
    address: clientAddress(incoming.socket.remoteAddress, incoming.headers['x-forwarded-for'], proxies),
    requestId: randomUUID(),
    startedAt: performance.now(),
    route: 'unknown',
    isLive: false,
  };
}

/** As it stands in an absolute URL that was parsed already. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  const length = url.slice(start).search(/[?#]/);
  return length < 0 ? url.slice(start) : url.slice(start, start + length);
}

/** The API answers its own failures; what arrives here is a request that cannot be read, or a failure of this home. */
function failure(error: unknown, log: Log): Response {
  if (error instanceof RequestError)
    return problemResponse(new Refusal(400, 'The address of this request cannot be read.'));
  log('error', 'A request failed before the API had it.', { error: explain(error) });
  return problemResponse(new Refusal(500, 'Something went wrong on our side. Try again.'));
}

/**
 * A connection that is kept alive only becomes idle when its answer is out, and would then be waited for. So would a live stream that
 * was asked for on one of them, or before, and begins only now.
 */
async function closed(server: Server, liveStreams: ReadonlySet<Outgoing>): Promise<void> {
  const look = () => {
    // One without a head yet is about to begin, and is ended the next time.
    for (const stream of liveStreams) if (stream.headersSent) stream.end();
    server.closeIdleConnections();
  };
  const looking = setInterval(look, betweenLooks);
  const closing = new Promise<void>((resolve) => server.close(() => resolve()));
  look();
  await closing;
  clearInterval(looking);
}
