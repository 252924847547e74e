import * as routes from '@atrium/contract/accounts';
import * as twoSteps from '@atrium/contract/two-steps';
import { accountOf, findAccount } from '../../auth/accounts.ts';
import { endSessions, latestSignIns, runningSessions } from '../../auth/sessions.ts';
import { endOtherSessions, readTwoSteps } from '../../auth/two-steps.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { handle } from '../../handle.ts';
import { deliverSoon } from '../../mail/outbox.ts';
import { closeAccount } from './closing.ts';
import { askForNewEmail } from './email-change.ts';
import { resendVerification, verifyEmail } from './email-verification.ts';
import { changePassword, forgetPassword, resetPassword } from './passwords.ts';
import { registerAccount } from './registration.ts';
import { findRefreshToken, refresh, signIn, signInWithCode } from './sign-in.ts';
import { beginTwoSteps, confirmTwoSteps, endTwoSteps, renewRecoveryCodes } from './two-steps.ts';

export const accountEndpoints = [
  handle(routes.login, async (context, { body }) => {
    const signedIn = await signIn(context, body.email, body.password);
    deliverSoon(context);
    return signedIn;
  }),

  handle(twoSteps.signInSecondStep, async (context, { body }) => {
    const signedIn = await signInWithCode(context, body);
    deliverSoon(context);
    return signedIn;
  }),

  handle(twoSteps.getTwoSteps, async ({ services, caller }) => ({
    twoSteps: await readTwoSteps(services.engine.read, caller.accountId),
  })),

  handle(twoSteps.beginTwoSteps, (context, { body }) => beginTwoSteps(context, body.currentPassword)),

  handle(twoSteps.confirmTwoSteps, async (context, { body }) => {
    const recoveryCodes = await confirmTwoSteps(context, body.code);
    deliverSoon(context);
    return { recoveryCodes };
  }),

  handle(twoSteps.renewRecoveryCodes, async (context, { body }) => {
    const recoveryCodes = await renewRecoveryCodes(context, body);
    deliverSoon(context);
    return { recoveryCodes };
  }),

  handle(twoSteps.endTwoSteps, async (context, { body }) => {
    await endTwoSteps(context, body);
    deliverSoon(context);
    return {};
  }),

  handle(routes.register, async (context, { body }) => {
    const result = await registerAccount(context, body);
    deliverSoon(context);
    return result;
  }),

  handle(routes.refreshToken, (context, { body }) => refresh(context, body)),

  handle(routes.logout, async (context, { body }) => {
    await signOut(context, body.refreshToken);
    return {};
  }),

  handle(routes.forgotPassword, async (context, { body }) => {
    await forgetPassword(context, body.email);
    deliverSoon(context);
    return {};
  }),

  handle(routes.resetPassword, async (context, { body }) => {
    await resetPassword(context, body.token, body.password);
    deliverSoon(context);
    return {};
  }),

  handle(routes.verifyEmail, async (context, { body }) => {
    const email = await verifyEmail(context, body.token);
    deliverSoon(context);
    return { email };
  }),

  handle(routes.sendVerification, async (context) => {
    await resendVerification(context);
    deliverSoon(context);
    return {};
  }),

  handle(routes.getOwnAccount, async (context) => {
    const account = await findAccount(context.services.engine.read, context.caller.accountId);
    if (!account) throw notFound('account');
    return { account: await accountOf(context.services.engine.read, account) };
  }),

  handle(routes.changePassword, async (context, { body }) => {
    await changePassword(context, body.currentPassword, body.password);
    deliverSoon(context);
    return {};
  }),

  handle(routes.listOwnSessions, async ({ services, caller, now }) => ({
    sessions: await runningSessions(services.engine.read, caller.accountId, now, caller.sessionId),
  })),

  handle(routes.listSignIns, async ({ services, caller, now }) => ({
    signIns: await latestSignIns(services.engine.read, caller.accountId, now, caller.sessionId),
  })),

  handle(routes.endOtherSessions, async (context) => ({
    ended: await context.services.engine.write((transaction) =>
      endOtherSessions(transaction, context, context.caller.accountId),
    ),
  })),

  handle(routes.changeEmail, async (context, { body }) => {
    await askForNewEmail(context, body);
    deliverSoon(context);
    return {};
  }),

  handle(routes.closeAccount, async (context, { body }) => {
    await closeAccount(context, body);
    deliverSoon(context);
    return {};
  }),

  handle(routes.endOwnSession, async (context, { parameters }) => {
    const which = { accountIds: [context.caller.accountId], only: parameters.id };
    const ended = await context.services.engine.write((transaction) => endSessions(transaction, context, which));
    if (ended === 0) throw notFound('session');
    return {};
  }),
];

/** Ends the session of the refresh token, and that of the access token. One that has ended already is no error: the wish is fulfilled. */
async function signOut(context: Context, refreshToken: string | undefined): Promise<void> {
  await context.services.engine.write(async (transaction) => {
    const token = refreshToken === undefined ? undefined : await findRefreshToken(transaction, refreshToken);
    if (token) await endSessions(transaction, context, { accountIds: [token.accountId], only: token.sessionId });
    if (context.caller?.sessionId)
      await endSessions(transaction, context, {
        accountIds: [context.caller.accountId],
        only: context.caller.sessionId,
      });
  });
}
