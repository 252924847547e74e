import * as z from 'zod/mini';

/**
 * A refusal, as RFC 9457 shapes it. `errors` names the fields of a bad input; `error` is there where the specification fixes a body. `made` is
 * what was made before with the idempotency key of the request; null where it is not as it was made.
 */
export const Problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  made: z.optional(z.nullable(z.object({ entity: z.string(), id: z.int() }))),
});
export type Problem = z.infer<typeof Problem>;

export interface FieldError {
  path: string;
  message: string;
}

export const problemTitles = {
  400: 'Bad input',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  413: 'Too large',
  429: 'Too many attempts',
  500: 'Something went wrong',
  503: 'Not ready',
} as const;
export type ProblemStatus = keyof typeof problemTitles;

/** The messages that the specification fixes. */
export const messages = {
  badCredentials: 'Email or Password is Invalid',
  badRefreshToken: 'Invalid refresh token',
  emailInUse: 'This email is already in use.',
  usernameInUse: 'This username is already in use.',
  somethingWentWrong: 'Something went wrong',
} as const;
