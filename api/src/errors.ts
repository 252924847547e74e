import { type FieldError, type Problem, type ProblemStatus, problemTitles } from '@atrium/contract/errors';

/** An expected failure that the person who meets it may read. Anything else that is thrown is logged and hidden behind a 500. */
export class Refusal extends Error {
  readonly status: ProblemStatus;
  readonly fields: readonly FieldError[];
  /** Members that the specification fixes for the body, beside the problem's own. */
  readonly extra: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: ProblemStatus,
    detail: string,
    more: { fields?: readonly FieldError[]; extra?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(detail);
    this.status = status;
    this.fields = more.fields ?? [];
    this.extra = more.extra ?? {};
    this.headers = more.headers ?? {};
  }
}

export function badInput(fields: readonly FieldError[]): Refusal {
  const [first] = fields;
  const detail = first
    ? `${first.path === '' ? '' : `${first.path}: `}${first.message}`
    : 'The request cannot be read.';
  return new Refusal(400, detail, { fields });
}

export function notSignedIn(detail = 'Sign in first.'): Refusal {
  return new Refusal(401, detail, { headers: { 'www-authenticate': 'Bearer' } });
}

export function notAllowed(): Refusal {
  return new Refusal(403, 'Your account may not do this.');
}

export function notFound(what: string): Refusal {
  return new Refusal(404, `There is no such ${what}.`);
}

/** RFC 9110, 15.5.6: `allow` names what the address answers. */
export function methodNotAllowed(method: string, allowed: readonly string[]): Refusal {
  const allow = allowed.join(', ');
  return new Refusal(405, `This address does not answer ${method}. It answers ${allow}.`, { headers: { allow } });
}

export function conflict(detail: string, fields: readonly FieldError[] = []): Refusal {
  return new Refusal(409, detail, { fields });
}

export function tooManyAttempts(retryAfterSeconds: number): Refusal {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return new Refusal(429, `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`, {
    headers: { 'retry-after': String(Math.ceil(retryAfterSeconds)) },
  });
}

export function problemResponse(refusal: Refusal): Response {
  const problem: Problem = {
    type: 'about:blank',
    title: problemTitles[refusal.status],
    status: refusal.status,
    detail: refusal.message,
    ...(refusal.fields.length > 0 ? { errors: [...refusal.fields] } : {}),
    ...refusal.extra,
  };
  return Response.json(problem, {
    status: refusal.status,
    headers: { ...refusal.headers, 'content-type': 'application/problem+json' },
  });
}
