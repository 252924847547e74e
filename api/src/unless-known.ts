import { hashToken } from './auth/random.ts';

const secondsToKeep = 60;

/** Answers a text to a program that asks again and again: with nothing when it has this one. `same` is what has to be different. */
export async function unlessKnown(request: Request, text: string, mediaType: string, same = text): Promise<Response> {
  const etag = `"${await hashToken(same)}"`;
  const headers = { etag, 'cache-control': `private, max-age=${secondsToKeep}` };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, 'content-type': mediaType } });
}
