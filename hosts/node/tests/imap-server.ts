import { once } from 'node:events';
import hoodiecrow, { type Plugin, type StoredMail } from 'hoodiecrow-imap';
import { onTestFinished } from 'vitest';

interface ImapServer {
  readonly url: string;
  /** Puts a mail into the inbox. */
  append(mail: string): void;
}

/** A mail that the server has and refuses to give. */
export const refusedMail: StoredMail = {
  get raw(): string {
    throw new Error('This mail is broken.');
  },
};

/** Whoever is signed in and opens a mailbox loses the connection. `opened` is told each time. */
export function breakingWhenOpened(opened: () => void): Plugin {
  return (server) =>
    server.setCommandHandler('EXAMINE', ({ socket }) => {
      opened();
      socket.resetAndDestroy();
    });
}

/** Whoever asks which mails there are is told no. */
export const refusingSearch: Plugin = (server) =>
  server.setCommandHandler('UID SEARCH', ({ socket }, { tag }, _, done) => {
    socket.write(`${tag} NO Not at this hour.\r\n`);
    done();
  });

/** A mailbox elsewhere with these mails in its inbox. */
export async function startImapServer(
  mails: readonly (string | StoredMail)[],
  plugins: readonly Plugin[] = [],
): Promise<ImapServer> {
  const server = hoodiecrow({
    plugins: ['ID', 'IDLE', 'UIDPLUS', 'NAMESPACE', ...plugins],
    storage: { INBOX: { messages: mails.map((mail) => (typeof mail === 'string' ? { raw: mail } : mail)) } },
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
