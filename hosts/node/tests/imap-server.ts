import { once } from 'node:events';
import hoodiecrow from 'hoodiecrow-imap';
import { onTestFinished } from 'vitest';

export interface ImapServer {
  readonly url: string;
  /** Puts a mail into the inbox. */
  append(mail: string): void;
}

/** A mailbox elsewhere with these mails in its inbox. */
export async function startImapServer(mails: readonly string[]): Promise<ImapServer> {
  const server = hoodiecrow({
    plugins: ['ID', 'IDLE', 'UIDPLUS', 'NAMESPACE'],
    storage: { INBOX: { messages: mails.map((raw) => ({ raw })) } },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
  return {
    url: `imap://testuser:testpass@127.0.0.1:${address.port}`,
    append: (mail) => void server.appendMessage('INBOX', [], false, mail),
  };
}
