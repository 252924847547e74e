/**
 * Every tab starts a worker, and all of them ask for one Web Lock: who has it is the holder, opens the database and answers the requests of
 * all tabs. Pages and the holder talk over broadcast channels, so nobody has to know which tab the other one lives in.
 */

/** What has one name for all tabs. The base path is part of it: two copies of the app on one web host have nothing in common. */
export function namesOf(base: string) {
  const name = `atrium-backend:${base}`;
  return {
    lock: name,
    toHolder: `${name}:to-holder`,
    toPages: `${name}:to-pages`,
    directory: `.${encodeURIComponent(name)}`,
  };
}

/** From a page to the worker that it has started: begin, or take the lock from a holder that is silent. */
export interface Order {
  type: 'start' | 'take';
  base: string;
}

/** From the worker to its page: it runs, and stands in the queue for the lock. */
export type Report = 'standing';

/** From a page to the holder. A hello is answered with news, a reset with the word that it was done. */
export type ToHolder = { type: 'hello' } | { type: 'reset'; holder: string } | Question;

export interface Question {
  type: 'request';
  /** The holder it is meant for; one that was taken for lost must not answer in the place of the next. */
  holder: string;
  /** A Web Lock that the page has for as long as it lives. */
  page: string;
  /** A channel for this one exchange: the answer comes over it, receipts go back. */
  exchange: string;
  method: string;
  url: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
}

const phases = ['engine', 'database', 'blocked', 'ready', 'failed'] as const;
export type Phase = (typeof phases)[number];

/** From the holder to all pages. */
export type ToPages = News | { type: 'reset' };

export interface News {
  type: 'news';
  holder: string;
  /** When it became the holder: word of an earlier one may arrive late. */
  since: number;
  /** `blocked`: another worker still has the files; most likely the browser has put its tab to sleep. */
  phase: Phase;
  /** False where the browser gives no place to keep files: what is changed is gone with the holder's tab. Null until that is known. */
  isKept: boolean | null;
}

/** From the holder over the channel of an exchange: a head and then its body, or that the back end has no route for it. */
export type Answer =
  | { type: 'head'; status: number; headers: [string, string][]; hasBody: boolean }
  | { type: 'chunk'; bytes: Uint8Array }
  | { type: 'end' | 'broken' | 'no-route' };

/** From the page over the channel of an exchange: a chunk was read, or nothing more is wanted. */
export type Receipt = 'taken' | 'cancel';
