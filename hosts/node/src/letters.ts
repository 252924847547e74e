import type { Letter, Letters, Refused } from '@atrium/api/services';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { senderOf } from './mail.ts';
import { millisecondsToSend } from './mail-patience.ts';
import { isForGood } from './smtp-answers.ts';

interface Outcome {
  readonly rejected: readonly (string | { address: string })[];
  readonly rejectedErrors?: readonly { recipient?: string; responseCode?: number }[];
}

/** Hands what accounts write to the server of SMTP_URL. */
export function createLetters(smtpUrl: string, publicUrl: string, patience = millisecondsToSend): Letters {
  const transport = createTransport(smtpUrl, { disableFileAccess: true, disableUrlAccess: true });
  const sender = senderOf(smtpUrl, publicUrl);
  return { sender, send: (letter) => sendLetter(transport, sender, letter, AbortSignal.timeout(patience)) };
}

/**
 * Hands a letter to the mail server. Its envelope is the server's own, so that it may send it and hears when others send it back; those who
 * got it elsewhere already are named in it and not written to again.
 */
async function sendLetter(
  transport: Transporter,
  sender: string,
  letter: Letter,
  signal: AbortSignal,
): Promise<{ refused: readonly Refused[] }> {
  try {
    const mail = { ...headersOf(letter), ...bodyOf(letter), ...to(sender, letter), signal };
    return { refused: refusedIn(await transport.sendMail(mail)) };
  } catch (error) {
    const refused = refusedIn(error);
    if (refused.length > 0) return { refused };
    if (isForGood(error)) return { refused: letter.recipients.map((address) => ({ address, isForGood: true })) };
    throw error;
  }
}

function to(sender: string, { recipients }: Letter): SendMailOptions {
  return { envelope: { from: sender, to: [...recipients] } };
}

function headersOf({
  from,
  replyTo,
  to,
  cc,
  messageId,
  inReplyTo,
  references,
  subject,
  sentAt,
}: Letter): SendMailOptions {
  return {
    from: addressOf(from),
    ...(replyTo && { replyTo: addressOf(replyTo) }),
    to: to.map(addressOf),
    cc: cc.map((email) => addressOf({ name: '', email })),
    subject,
    date: new Date(sentAt),
    messageId: `<${messageId}>`,
    ...(inReplyTo !== null && { inReplyTo: `<${inReplyTo}>` }),
    references: references.map((key) => `<${key}>`),
  };
}

/** A file that the HTML shows is part of it, all others are attached. */
function bodyOf({ text, html, files }: Letter): SendMailOptions {
  const attachments = files.map(({ name, mediaType, content, contentId }) => ({
    filename: name,
    contentType: mediaType,
    content: Buffer.from(content),
    ...(html.includes(`cid:${contentId}`) && { cid: contentId }),
  }));
  return { text, html, attachments };
}

function addressOf({ name, email }: Letter['from']) {
  return { name, address: email };
}

/** What the server said of each recipient that it would not have, also where it would have none. */
function refusedIn(outcome: unknown): Refused[] {
  if (!isOutcome(outcome)) return [];
  return outcome.rejected.map((rejected) => {
    const address = typeof rejected === 'string' ? rejected : rejected.address;
    const said = outcome.rejectedErrors?.find((error) => error.recipient === address);
    return { address, isForGood: isForGood(said) };
  });
}

function isOutcome(outcome: unknown): outcome is Outcome {
  return typeof outcome === 'object' && outcome !== null && 'rejected' in outcome && Array.isArray(outcome.rejected);
}
