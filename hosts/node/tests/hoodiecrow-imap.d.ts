declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  interface ImapServer {
    readonly server: Server;
    listen(port: number, host: string): void;
    close(): void;
    appendMessage(mailbox: string, flags: string[], internalDate: string | false, raw: string): void;
  }

  namespace hoodiecrow {
    interface StoredMail {
      readonly raw: string;
      /** Sent as it is. */
      readonly internaldate?: string;
    }
  }

  function hoodiecrow(options: {
    plugins: string[];
    storage: Record<string, { messages: hoodiecrow.StoredMail[] }>;
  }): ImapServer;

  export = hoodiecrow;
}
