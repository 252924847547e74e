import type { Mail } from '@atrium/api/services';
import { createTransport } from 'nodemailer';
import { millisecondsToSend } from './mail-patience.ts';
import { isForGood } from './smtp-answers.ts';

/**
 * Hands messages to the server of SMTP_URL. They come from the address in its `from` parameter, from its user where that is an address, or
 * from `mail` at the host of PUBLIC_URL.
 */
export function createMail(smtpUrl: string, brandName: string, publicUrl: string, patience = millisecondsToSend): Mail {
  const transport = createTransport(smtpUrl);
  const sender = senderOf(smtpUrl, publicUrl);
  const from = { name: brandName, address: sender };
  return {
    sender,
    async send({ recipient, copiesTo, goesTo, subject, body, replyTo, attachments }) {
      const files = attachments.map(({ name, mediaType, content }) => ({
        filename: name,
        contentType: mediaType,
        content: Buffer.from(content),
      }));
      const to = { name: '', address: recipient };
      const cc = copiesTo.map((address) => ({ name: '', address }));
      try {
        const signal = AbortSignal.timeout(patience);
        const answers = replyTo === '' ? {} : { replyTo: { name: '', address: replyTo } };
        const envelope = { from: sender, to: goesTo === 'copies' ? [...copiesTo] : [recipient] };
        const letter = { envelope, from, to, cc, ...answers, subject, text: body, attachments: files, signal };
        const { rejected } = await transport.sendMail(letter);
        return rejected.length === 0;
      } catch (error) {
        if (isAboutMessage(error) && isForGood(error)) return false;
        throw error;
      }
    },
  };
}

/** Other refusals are of this house and not of what it sends: a password that is wrong will be right one day. */
function isAboutMessage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
}

export function senderOf(smtpUrl: string, publicUrl: string): string {
  const { searchParams, username } = new URL(smtpUrl);
  const user = decodeURIComponent(username);
  return searchParams.get('from') ?? (user.includes('@') ? user : `mail@${new URL(publicUrl).hostname}`);
}
