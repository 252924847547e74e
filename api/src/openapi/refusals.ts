import { type Problem, type ProblemStatus, problemTitles } from '@atrium/contract/errors';
import type { Route } from '@atrium/contract/route';
import * as z from 'zod/mini';
import type { Operation, Response } from './openapi-types.ts';
import type { RecordedCall } from './recorded-calls.ts';
import { responseReference, schemaReference } from './references.ts';
import { writtenRefusals } from './written-refusals.ts';

type Sentences = Readonly<Record<string, string>>;

/** What most refusals say, by status. */
const usual: Sentences = {
  400: 'The request cannot be read.',
  401: 'Sign in first.',
  403: 'Your account may not do this.',
  404: 'There is no such thing.',
  409: 'This has been changed meanwhile.',
  413: 'The body is larger than 1 MB.',
  429: 'Too many attempts. Try again in 15 minutes.',
};

/** The calls that are refused after too many: what guesses at a secret or has letters sent (api/src/auth/attempts.ts). */
export const limited: readonly string[] = [
  ...['login', 'signInSecondStep', 'register', 'forgotPassword', 'sendVerification'],
  ...['changePassword', 'changeEmail', 'closeAccount', 'addApiKey', 'changeApiKey'],
  ...['beginTwoSteps', 'confirmTwoSteps', 'renewRecoveryCodes', 'endTwoSteps'],
  ...['readSharedDocument', 'readSharedPdf', 'readSharedLogo', 'answerSharedQuote', 'paySharedInvoice', 'joinWaitlist'],
];

/** Whatever stands in their paths is a name, if of nothing. */
const takesAnyText: readonly string[] = ['getProduct'];

/** They answer that there is nothing. */
const answersAnyway: readonly string[] = ['getOrderOfInvoice'];

/** Those that are the same for all calls, under their names in the description. */
const shared: Readonly<Record<string, string>> = {
  401: 'NotSignedIn',
  403: 'NotAllowed',
  413: 'TooLarge',
  429: 'TooManyAttempts',
};

export function sharedRefusals(): Record<string, Response> {
  return Object.fromEntries(
    Object.entries(shared).map(([status, name]) => [name, refusal(Number(status), usual[status] ?? '')]),
  );
}

/** What a call may refuse with. 500 is not promised: it is a fault. */
export function refusalsOf(route: Route, recorded: RecordedCall | undefined): Operation['responses'] {
  const sentences = {
    ...ruledRefusals(route),
    ...(recorded ? recorded.refusals : unknown()),
    ...writtenRefusals[route.name],
  };
  return Object.fromEntries(
    Object.entries(sentences).map(([status, sentence]) => {
      const name = sentence === usual[status] ? shared[status] : undefined;
      return [status, name === undefined ? refusal(Number(status), sentence) : responseReference(name)];
    }),
  );
}

/** What follows from who may call, and from what is given. */
export function ruledRefusals({ name, access, parameters, query, body, upload }: Route): Sentences {
  const statuses = [
    ...((parameters && !takesAnyText.includes(name)) || query || body || upload ? [400] : []),
    ...(access === 'public' ? [] : [401, 403]),
    ...(parameters && !answersAnyway.includes(name) ? [404] : []),
    ...(body || upload ? [413] : []),
    ...(limited.includes(name) ? [429] : []),
  ];
  const sentences = Object.fromEntries(statuses.map((status) => [status, usual[status] ?? '']));
  return {
    ...sentences,
    ...(parameters?.shape.id && 400 in sentences ? { 400: 'id: Give a number.' } : {}),
    ...(body ? { 400: 'The body has to be JSON in UTF-8.' } : {}),
    ...(takesIdempotencyKey(body) ? { 409: sentTwice } : {}),
  };
}

function takesIdempotencyKey(body: Route['body']): boolean {
  return body instanceof z.ZodMiniObject && 'idempotencyKey' in body.shape;
}

const sentTwice =
  'This was sent before with other contents, and is there already. Look at it before you send it again.';

/** Of a call that is not recorded yet nobody can say. */
function unknown(): Sentences {
  return { 404: usual[404] ?? '', 409: usual[409] ?? '' };
}

function refusal(status: number, detail: string): Response {
  const title = problemTitles[status as ProblemStatus];
  const example: Problem = { type: 'about:blank', title, status, detail, ...errorsIn(status, detail) };
  const content = { 'application/problem+json': { schema: schemaReference('Problem'), example } };
  return status === 429
    ? { description: title, headers: { 'Retry-After': retryAfter }, content }
    : { description: title, content };
}

const retryAfter = { description: 'In so many seconds.', schema: { type: 'integer', minimum: 0 } };

/** A sentence about bad input begins with the field that it is about. */
function errorsIn(status: number, detail: string): Pick<Problem, 'errors'> {
  if (status !== 400) return {};
  const [, path = '', message = detail] = detail.match(/^([\w.]+): (.+)$/s) ?? [];
  return { errors: [{ path, message }] };
}
