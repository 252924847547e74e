import { findAccountByEmail } from '@atrium/api/auth/accounts';
import { addOneTimeLink } from '@atrium/api/auth/one-time-links';
import { Sentence } from '../sentence.ts';
import type { Command } from './command.ts';
import { readOperand } from './options.ts';
import { withEngine } from './with-engine.ts';

const hoursToSetPassword = 24;

export const accountPasswordCommand: Command = {
  usage: 'account password EMAIL',
  summary: 'Print a link with which somebody who gets no mail sets a new password. Make sure first who asks.',
  async run(words, settings) {
    const email = readOperand(words, 'Say whose: account password EMAIL.');
    const token = await withEngine(settings, (engine) =>
      engine.write(async (transaction) => {
        const account = await findAccountByEmail(transaction, email);
        if (!account) throw new Sentence('There is no account with this e-mail address.');
        return addOneTimeLink(transaction, account.id, 'password', new Date().toISOString(), hoursToSetPassword);
      }),
    );
    const link = `${settings.api.publicUrl}/reset-password?token=${token}`;
    console.log(`Set a new password within ${hoursToSetPassword} hours: ${link}`);
  },
};
