import type { Services } from '@atrium/api/services';
import type { NodeSettings } from '../settings.ts';

/** The ways by which mail comes in, as far as they are set: what nobody has set is not loaded either. */
export async function openMailIn(
  services: Services,
  { mailInPort, mailbox }: Pick<NodeSettings, 'mailInPort' | 'mailbox'>,
): Promise<{ close(): Promise<void> }> {
  const door = mailInPort === null ? null : await (await import('./smtp.ts')).openMailDoor(services, mailInPort);
  if (door) services.log('info', `Mail is taken on 127.0.0.1, port ${door.port}`, { port: door.port });
  const reader = mailbox && (await (await import('./imap.ts')).openMailbox(services, mailbox));
  return {
    async close() {
      await door?.close();
      await reader?.stop();
    },
  };
}
