declare module 'hoodiecrow-imap' {
  import type { Server, Socket } from 'node:net';

  interface ImapServer {
    readonly server: Server;
    listen(port: number, host: string): void;
    close(): void;
    appendMessage(mailbox: string, flags: string[], internalDate: string | false, raw: string): void;
    setCommandHandler(command: string, handler: CommandHandler): void;
  }

  type CommandHandler = (
    connection: { readonly socket: Socket },
    command: { readonly tag: string },
    line: unknown,
    done: () => void,
  ) => void;

  namespace hoodiecrow {
    type Plugin = (server: ImapServer) => void;

    interface StoredMail {
      readonly raw: string;
      /** Sent as it is. */
      readonly internaldate?: string;
    }
  }

  function hoodiecrow(options: {
    plugins: (string | hoodiecrow.Plugin)[];
    storage: Record<string, { messages: hoodiecrow.StoredMail[] }>;
  }): ImapServer;

  export = hoodiecrow;
}
