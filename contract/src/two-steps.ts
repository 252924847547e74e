import * as z from 'zod/mini';
import { SignedIn } from './accounts.ts';
import { route } from './route.ts';
import { idParameter, moment } from './text.ts';

/** How many recovery codes one gets at once. */
export const recoveryCodeCount = 10;

/** Six digits of an app, or one of the recovery codes, with or without the spaces and hyphens it is shown with. */
export const SecondStepCode = z
  .string()
  .check(z.trim(), z.minLength(1, 'Enter the code.'), z.maxLength(60, 'Use at most 60 characters.'));

const currentPassword = z.string().check(z.minLength(1, 'Give your current password.'), z.maxLength(200));

/** Who changes how one signs in proves anew that it is them. */
export const SecondStepProof = z.object({ currentPassword, code: SecondStepCode });

const ownAccount = { action: 'read', subject: 'Auth' } as const;
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const TwoSteps = z.object({
  isOn: z.boolean(),
  since: z.nullable(moment()),
  recoveryCodesLeft: z.int(),
});
export type TwoSteps = z.infer<typeof TwoSteps>;

export const signInSecondStep = route({
  name: 'signInSecondStep',
  method: 'POST',
  path: '/jwt/two-steps',
  summary:
    'The second step of signing in: the challenge that the first one answered, and a code of the app or a recovery code. Each code works once.',
  access: 'public',
  body: z.object({
    challenge: z.string().check(z.minLength(1, 'Sign in again.'), z.maxLength(200)),
    code: SecondStepCode,
  }),
  status: 200,
  response: SignedIn,
});

export const getTwoSteps = route({
  name: 'getTwoSteps',
  method: 'GET',
  path: '/api/v1/account/two-steps',
  summary: "Whether one's own account asks for a code at sign-in, and how many recovery codes are left.",
  access: ownAccount,
  isInPerson: true,
  status: 200,
  response: z.object({ twoSteps: TwoSteps }),
});

export const beginTwoSteps = route({
  name: 'beginTwoSteps',
  method: 'POST',
  path: '/api/v1/account/two-steps',
  summary:
    'Begin to set up two-step sign-in: a key for an authenticator app. Nothing is asked until a code of it is confirmed.',
  access: ownAccount,
  isInPerson: true,
  body: z.object({ currentPassword }),
  status: 201,
  /** The key in base 32, and the same as the address that apps read from a picture. */
  response: z.object({ secret: z.string(), address: z.string() }),
});

export const confirmTwoSteps = route({
  name: 'confirmTwoSteps',
  method: 'POST',
  path: '/api/v1/account/two-steps/confirmation',
  summary:
    "Switch two-step sign-in on with a code of the app. Answers the recovery codes, this once. Ends one's other sessions.",
  access: ownAccount,
  isInPerson: true,
  body: z.object({ code: SecondStepCode }),
  status: 201,
  response: RecoveryCodes,
});

export const renewRecoveryCodes = route({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/v1/account/two-steps/recovery-codes',
  summary: "New recovery codes, answered this once; those before stop working. Ends one's other sessions.",
  access: ownAccount,
  isInPerson: true,
  body: SecondStepProof,
  status: 201,
  response: RecoveryCodes,
});

export const endTwoSteps = route({
  name: 'endTwoSteps',
  method: 'POST',
  path: '/api/v1/account/two-steps/end',
  summary: "Switch two-step sign-in off. Ends one's other sessions.",
  access: ownAccount,
  isInPerson: true,
  body: SecondStepProof,
  status: 201,
  response: z.object({}),
});

export const endUserTwoSteps = route({
  name: 'endUserTwoSteps',
  method: 'DELETE',
  path: '/api/v1/users/{id}/two-steps',
  summary:
    "Switch two-step sign-in off for a user's account whose owner has lost app and codes. Ends its sessions, and tells its owner.",
  access: { action: 'update', subject: 'Account' },
  isInPerson: true,
  parameters: z.object({ id: idParameter() }),
  status: 200,
  response: z.object({}),
});
