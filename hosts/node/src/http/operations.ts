import type { Engine } from '@atrium/api/database/engine';
import { methodNotAllowed, problemResponse, Refusal } from '@atrium/api/errors';
import type { Metrics } from './metrics.ts';

export interface Operations {
  readonly engine: Engine;
  readonly metrics: Metrics;
  isStopping(): boolean;
  openStreams(): number;
}

const secondsToAnswer = 2;

/** What operators ask: `/healthz`, `/readyz` and `/metrics`. Null for any other path. */
export function answerOperator(pathname: string, request: Request, home: Operations): Promise<Response> | null {
  // How much is used and how is not for the public: what came through a proxy gets none of it.
  const isMetrics = pathname === '/metrics' && !request.headers.has('x-forwarded-for');
  if (!isMetrics && pathname !== '/healthz' && pathname !== '/readyz') return null;
  const { method } = request;
  if (method !== 'GET' && method !== 'HEAD')
    return Promise.resolve(problemResponse(methodNotAllowed(method, ['GET', 'HEAD'])));
  if (pathname === '/healthz') return Promise.resolve(Response.json({ status: 'alive' }));
  return isMetrics ? Promise.resolve(metrics(home)) : readiness(home);
}

async function readiness({ engine, isStopping }: Operations): Promise<Response> {
  if (isStopping()) return problemResponse(new Refusal(503, 'The server is about to stop.'));
  const answered = await Promise.race([databaseAnswers(engine), afterSeconds(secondsToAnswer)]);
  if (!answered) return problemResponse(new Refusal(503, 'The database does not answer.'));
  return Response.json({ status: 'ready' });
}

async function databaseAnswers(engine: Engine): Promise<boolean> {
  try {
    await engine.read.selectFrom('accounts').select('id').limit(1).execute();
    return true;
  } catch {
    return false;
  }
}

function afterSeconds(seconds: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), seconds * 1000).unref());
}

function metrics({ metrics, openStreams }: Operations): Response {
  const headers = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' };
  return new Response(metrics.text(openStreams()), { headers });
}
