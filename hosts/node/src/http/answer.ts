import type { App, Origin } from '@atrium/api/app';
import { isMediaBody, type Route } from '@atrium/contract/route';
import { compressedStream } from './compression.ts';
import { answerOperator, type Operations } from './operations.ts';
import type { StaticFiles } from './static-files.ts';

interface Answer {
  /** What the log and the metrics call it: a route of the contract, or `operator`, `file`, `page` or `unknown`. */
  readonly route: string;
  readonly response: Response;
  /** What the client takes, if the answer may be compressed when it is whole: files lie beside themselves compressed. */
  readonly acceptEncoding?: string | null;
  /** A live stream, which lasts as long as its reader stays. */
  readonly isLive?: boolean;
}

export interface Answerers {
  readonly app: App;
  readonly files: StaticFiles;
  readonly operations: Operations;
}

/** No page of the app begins so. Elsewhere a page and a call may have the same path, such as `/apps/ecommerce/wishlist`. */
const onlyApi = /^\/(api|jwt)\//;

/**
 * Operators first, then files, then the API. The app's pages share prefixes and paths with the API: a reader who wants HTML gets the app, which
 * knows its own pages; anybody else gets the answer of the API.
 */
export async function answerTo(
  request: Request,
  path: string,
  origin: Origin,
  { app, files, operations }: Answerers,
): Promise<Answer> {
  const operator = answerOperator(path, request, operations);
  if (operator !== null) return { route: 'operator', response: await operator };
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const file = isRead ? files.answer(path, request) : null;
  if (file !== null) return { route: 'file', response: await file };
  const route = app.routeOf(isRead ? 'GET' : request.method, path);
  const page = !(route && onlyApi.test(path)) && isRead && wantsHtml(request) ? files.answer('/', request) : null;
  if (page !== null) return { route: 'page', response: await page };
  const media = mediaOf(route);
  const acceptEncoding = request.headers.get('accept-encoding');
  const response = await app.fetch(request, origin);
  return {
    route: route?.name ?? 'unknown',
    // A file is still being read from the database when its answer begins.
    response: media === 'text/csv' ? compressedStream(response, acceptEncoding) : response,
    acceptEncoding,
    isLive: media === 'text/event-stream' && response.ok,
  };
}

function wantsHtml(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false;
}

function mediaOf(route: Route | undefined): string {
  return route && isMediaBody(route.response) ? route.response.media : 'application/json';
}
