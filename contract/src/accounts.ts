import * as z from 'zod/mini';
import { AccountRole, Rule } from './policy.ts';
import { route } from './route.ts';
import { emailAddress, id, idParameter, moment, newPassword, requiredLine, text } from './text.ts';

/** The signed-in account, as the specification shapes it; what follows `ability` is ours. */
export const Account = z.object({
  id: id(),
  fullName: z.string(),
  username: z.string(),
  avatar: z.nullable(z.string()),
  email: z.string(),
  role: AccountRole,
  ability: z.array(Rule),
  isEmailVerified: z.boolean(),
  /** The access role of the user that the account was made from, if any: `ability` has its rules. */
  accessRole: z.nullable(z.object({ id: id(), key: z.string(), name: z.string() })),
  /** The user that the account was made from, if any: nobody deletes or suspends themselves. */
  userId: z.nullable(id()),
});
export type Account = z.infer<typeof Account>;

const Tokens = { accessToken: z.string(), refreshToken: z.string() };

/** `extras` is what the shell shows before it has asked for anything; who has just registered has none. */
const UserData = z.object({ ...Account.shape, extras: z.optional(z.object({ eCommerceCartItemsCount: z.int() })) });

export const SignedIn = z.object({ userData: UserData, ...Tokens });
export type SignedIn = z.infer<typeof SignedIn>;

/** What the first step answers for an account that asks for a second one: whoever comes back with the challenge and a code in time is signed in. */
export const SecondStepWanted = z.object({ twoSteps: z.object({ challenge: z.string(), expiresAt: moment() }) });
export type SecondStepWanted = z.infer<typeof SecondStepWanted>;

export const LoginInput = z.object({
  email: text(254).check(z.minLength(1, 'Give your e-mail address.')),
  password: z.string().check(z.minLength(1, 'Give your password.'), z.maxLength(200)),
});

export const login = route({
  name: 'login',
  method: 'POST',
  path: '/jwt/login',
  summary:
    'Sign in with an e-mail address and a password. An account with two-step sign-in gets a challenge instead of tokens.',
  access: 'public',
  body: LoginInput,
  status: 200,
  response: z.union([SignedIn, SecondStepWanted]),
});

export const RegisterInput = z.object({
  email: emailAddress(),
  password: newPassword(),
  username: requiredLine(60),
  /** The token of the link that the first start printed: whoever has it becomes the owner while registration is closed. */
  ownerToken: z.optional(z.string().check(z.maxLength(200))),
});

/** A conflict is a 200 with an error object. */
export const RegisterResult = z.union([
  z.object({ user: Account, ...Tokens }),
  z.object({ error: z.object({ email: z.nullable(z.string()), username: z.nullable(z.string()) }) }),
]);
export type RegisterResult = z.infer<typeof RegisterResult>;

export const register = route({
  name: 'register',
  method: 'POST',
  path: '/jwt/register',
  summary: 'Make an account and sign it in.',
  access: 'public',
  body: RegisterInput,
  status: 200,
  response: RegisterResult,
});

export const RefreshInput = z.object({
  refreshToken: z.string(),
  /** Chosen at random for one exchange, and kept until its answer is there: with the same one it is answered again. */
  renewalKey: z.optional(z.string().check(z.minLength(20), z.maxLength(200))),
  /** How long ago somebody did something: an open page that nobody uses gets new tokens, and its session ends when it would have. Without it, somebody does at this moment. */
  unusedSeconds: z.optional(z.int().check(z.gte(0))),
});
export type RefreshInput = z.infer<typeof RefreshInput>;

export const refreshToken = route({
  name: 'refreshToken',
  method: 'POST',
  path: '/jwt/refresh-token',
  summary:
    'Exchange a refresh token for a new pair. Each works once; a second use ends the session, unless it has the renewal key of the first one and the new pair is still unused.',
  access: 'public',
  records: false,
  body: RefreshInput,
  status: 200,
  response: SignedIn,
});

export const logout = route({
  name: 'logout',
  method: 'POST',
  path: '/jwt/logout',
  summary: 'End the session that the refresh token or the access token belongs to.',
  access: 'public',
  body: z.object({ refreshToken: z.optional(z.string()) }),
  status: 200,
  response: z.object({}),
});

export const ForgotPasswordInput = z.object({ email: emailAddress() });

export const forgotPassword = route({
  name: 'forgotPassword',
  method: 'POST',
  path: '/jwt/forgot-password',
  summary: 'Send a link to set a new password. The answer is the same whether the address is known or not.',
  access: 'public',
  body: ForgotPasswordInput,
  status: 200,
  response: z.object({}),
});

const oneTimeToken = z.string().check(z.minLength(1), z.maxLength(200));

export const resetPassword = route({
  name: 'resetPassword',
  method: 'POST',
  path: '/jwt/reset-password',
  summary:
    'Set a new password with the token of a link that was sent. Ends every session of the account, and deletes its API keys and its secret addresses.',
  access: 'public',
  body: z.object({ token: oneTimeToken, password: newPassword() }),
  status: 200,
  response: z.object({}),
});

export const verifyEmail = route({
  name: 'verifyEmail',
  method: 'POST',
  path: '/jwt/verify-email',
  summary: 'Confirm an e-mail address with the token of a link that was sent.',
  access: 'public',
  body: z.object({ token: oneTimeToken }),
  status: 200,
  response: z.object({ email: z.string() }),
});

export const sendVerification = route({
  name: 'sendVerification',
  method: 'POST',
  path: '/api/v1/account/verification',
  summary: "Send the link that confirms one's own e-mail address again.",
  access: { action: 'read', subject: 'Auth' },
  isInPerson: true,
  status: 201,
  response: z.object({}),
});

export const getOwnAccount = route({
  name: 'getOwnAccount',
  method: 'GET',
  path: '/api/v1/account',
  summary: "One's own account.",
  access: { action: 'read', subject: 'Auth' },
  status: 200,
  response: z.object({ account: Account }),
});

export const changePassword = route({
  name: 'changePassword',
  method: 'PUT',
  path: '/api/v1/account/password',
  summary: "Change one's own password. Ends one's other sessions; API keys and secret addresses go on working.",
  access: { action: 'read', subject: 'Auth' },
  isInPerson: true,
  body: z.object({
    currentPassword: z.string().check(z.minLength(1, 'Give your current password.'), z.maxLength(200)),
    password: newPassword(),
  }),
  status: 200,
  response: z.object({}),
});

export const Session = z.object({
  id: id(),
  userAgent: z.string(),
  address: z.string(),
  createdAt: moment(),
  lastUsedAt: moment(),
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const listOwnSessions = route({
  name: 'listOwnSessions',
  method: 'GET',
  path: '/api/v1/sessions',
  summary: "Where one's own account is signed in, the latest first.",
  access: { action: 'read', subject: 'Auth' },
  isInPerson: true,
  status: 200,
  response: z.object({ sessions: z.array(Session) }),
});

export const endOwnSession = route({
  name: 'endOwnSession',
  method: 'DELETE',
  path: '/api/v1/sessions/{id}',
  summary: "End one of one's own sessions.",
  access: { action: 'read', subject: 'Auth' },
  isInPerson: true,
  parameters: z.object({ id: idParameter() }),
  status: 200,
  response: z.object({}),
});

export const endOtherSessions = route({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/v1/sessions',
  summary: "End all of one's own sessions but this one. Answers how many that were.",
  access: { action: 'read', subject: 'Auth' },
  isInPerson: true,
  status: 200,
  response: z.object({ ended: z.int() }),
});

export const SignIn = z.object({ ...Session.shape, endedAt: z.nullable(moment()) });
export type SignIn = z.infer<typeof SignIn>;

/** So many sign-ins are answered. */
export const recentSignIns = 20;

export const listSignIns = route({
  name: 'listSignIns',
  method: 'GET',
  path: '/api/v1/account/sign-ins',
  summary: `The last ${recentSignIns} times that one's own account was signed in to, the latest first.`,
  access: { action: 'read', subject: 'Auth' },
  isInPerson: true,
  status: 200,
  response: z.object({ signIns: z.array(SignIn) }),
});

const currentPassword = z.string().check(z.minLength(1, 'Give your current password.'), z.maxLength(200));

/** Who does what is grave proves anew that it is them; the code is wanted where the account asks for one at sign-in. */
export const OwnerProof = z.object({
  currentPassword,
  code: z.optional(z.string().check(z.trim(), z.maxLength(60, 'Use at most 60 characters.'))),
});
export type OwnerProof = z.infer<typeof OwnerProof>;

export const NewEmail = z.object({ email: emailAddress(), ...OwnerProof.shape });

export const changeEmail = route({
  name: 'changeEmail',
  method: 'POST',
  path: '/api/v1/account/email',
  summary:
    "Ask for another e-mail address: a link goes to it, and one's own account has it once that was opened. With two-step sign-in a code is wanted too.",
  access: { action: 'read', subject: 'Auth' },
  isInPerson: true,
  body: NewEmail,
  status: 201,
  response: z.object({}),
});

export const closeAccount = route({
  name: 'closeAccount',
  method: 'POST',
  path: '/api/v1/account/closing',
  summary:
    "Close one's own account for good: its sessions end, what it has for itself alone is deleted, and its name is taken from the rest. With two-step sign-in a code is wanted too.",
  access: { action: 'read', subject: 'Auth' },
  isInPerson: true,
  body: OwnerProof,
  status: 201,
  response: z.object({}),
});
