import { randomUUID } from 'node:crypto';
import { findAccountByEmail } from '@atrium/api/auth/accounts';
import { findTwoSteps, stateOf, takeTwoStepsAway } from '@atrium/api/auth/two-steps';
import type { Engine } from '@atrium/api/database/engine';
import { Sentence } from '../sentence.ts';
import type { NodeSettings } from '../settings.ts';
import type { Command } from './command.ts';
import { readOperand } from './options.ts';
import { withEngine } from './with-engine.ts';

export const accountTwoStepsOffCommand: Command = {
  usage: 'account two-steps-off EMAIL',
  summary: 'Switch two-step sign-in off for somebody who has lost app and recovery codes. Make sure first who asks.',
  async run(words, settings) {
    const email = readOperand(words, 'Say whose: account two-steps-off EMAIL.');
    await withEngine(settings, (engine) => takeAway(engine, settings, email));
    console.log(
      `${email} signs in with the password alone from here on. Their sessions have ended, and they are told by mail.`,
    );
  },
};

function takeAway(engine: Engine, { api }: NodeSettings, email: string): Promise<void> {
  return engine.write(async (transaction) => {
    const account = await findAccountByEmail(transaction, email);
    if (!account) throw new Sentence('There is no account with this e-mail address.');
    if (stateOf(await findTwoSteps(transaction, account.id)) !== 'on')
      throw new Sentence('Two-step sign-in is off for this account already.');
    const acting = {
      services: { settings: api },
      caller: null,
      now: new Date().toISOString(),
      requestId: randomUUID(),
    };
    await takeTwoStepsAway(transaction, acting, account);
  });
}
