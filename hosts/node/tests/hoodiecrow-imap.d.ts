declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  interface ImapServer {
    readonly server: Server;
    listen(port: number, host: string): void;
    close(): void;
    appendMessage(mailbox: string, flags: string[], internalDate: string | false, raw: string): void;
  }

  function hoodiecrow(options: {
    plugins: string[];
    storage: Record<string, { messages: { raw: string }[] }>;
  }): ImapServer;

  export = hoodiecrow;
}
