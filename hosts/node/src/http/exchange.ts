import { loggedPath } from '@atrium/api/paths';
import type { Log } from '@atrium/api/services';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import type { Metrics } from './metrics.ts';

export type Bindings = HttpBindings | Http2Bindings;
export type Outgoing = Bindings['outgoing'];

/** One request and its answer, for the log and the metrics. */
export interface Exchange {
  readonly method: string;
  /** Without the query, which may hold a one-time token. */
  readonly path: string;
  readonly address: string;
  readonly requestId: string;
  readonly startedAt: number;
  route: string;
  isLive: boolean;
}

interface Witnesses {
  readonly metrics: Metrics;
  readonly log: Log;
}

/** Tells of an exchange that is over, whether its answer got through or not. */
export function tell(exchange: Exchange, outgoing: Outgoing, { metrics, log }: Witnesses): void {
  const { method, path, address, requestId, route, startedAt } = exchange;
  const milliseconds = performance.now() - startedAt;
  const status = outgoing.statusCode;
  metrics.count(route, status);
  if (!exchange.isLive) metrics.time(route, milliseconds / 1000);
  log(route === 'operator' ? 'debug' : 'info', 'Request', {
    method,
    path: loggedPath(path),
    status,
    milliseconds: Math.round(milliseconds * 100) / 100,
    route,
    address,
    requestId,
    ...(outgoing.writableFinished ? {} : { isCutOff: true }),
  });
}
