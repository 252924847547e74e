import type { Mail } from '@atrium/api/services';
import { createTransport } from 'nodemailer';

/**
 * Hands messages to the server of SMTP_URL. They come from the address in its `from` parameter, from its user where that is an address, or
 * from `atrium` at the host of PUBLIC_URL.
 */
export function createMail(smtpUrl: string, brandName: string, publicUrl: string): Mail {
  const transport = createTransport(smtpUrl);
  const sender = senderOf(smtpUrl, publicUrl);
  const from = { name: brandName, address: sender };
  return {
    sender,
    async send({ recipient, subject, body, attachments }) {
      const files = attachments.map(({ name, mediaType, content }) => ({
        filename: name,
        contentType: mediaType,
        content: Buffer.from(content),
      }));
      await transport.sendMail({
        from,
        to: { name: '', address: recipient },
        subject,
        text: body,
        attachments: files,
      });
    },
  };
}

export function senderOf(smtpUrl: string, publicUrl: string): string {
  const { searchParams, username } = new URL(smtpUrl);
  const user = decodeURIComponent(username);
  return searchParams.get('from') ?? (user.includes('@') ? user : `atrium@${new URL(publicUrl).hostname}`);
}
