import { accountCreateCommand } from './commands/account-create.ts';
import { accountPasswordCommand } from './commands/account-password.ts';
import { accountTwoStepsOffCommand } from './commands/account-two-steps-off.ts';
import { backupCommand } from './commands/backup.ts';
import type { Command } from './commands/command.ts';
import { copyCommand } from './commands/copy.ts';
import { migrateCommand } from './commands/migrate.ts';
import { restoreCommand } from './commands/restore.ts';
import { seedCommand } from './commands/seed.ts';
import { explain, Sentence } from './sentence.ts';
import { readSettings } from './settings.ts';

const commands: Readonly<Record<string, Command>> = {
  migrate: migrateCommand,
  seed: seedCommand,
  backup: backupCommand,
  restore: restoreCommand,
  copy: copyCommand,
  'account create': accountCreateCommand,
  'account password': accountPasswordCommand,
  'account two-steps-off': accountTwoStepsOffCommand,
};

async function run(words: readonly string[]): Promise<void> {
  if (words.length === 0 || ['help', '--help', '-h'].includes(words[0] ?? '')) return console.log(help());
  const name = Object.keys(commands).find((candidate) => `${words.join(' ')} `.startsWith(`${candidate} `));
  const command = name === undefined ? undefined : commands[name];
  if (name === undefined || !command)
    throw new Sentence(`There is no command ${words.join(' ')}: "npm run atrium -- help" lists them.`);
  await command.run(words.slice(name.split(' ').length), readSettings(process.env));
}

function help(): string {
  const lines = Object.values(commands).map(({ usage, summary }) => `  ${usage}\n      ${summary}`);
  return `npm run atrium -- <command>\n\n${lines.join('\n')}\n\nThey work on the database of DATABASE_URL, which, but for backup, no server may be using if it is an SQLite file.`;
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
