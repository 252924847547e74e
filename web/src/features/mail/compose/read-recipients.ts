import type { MailPerson } from '@atrium/contract/mail';
import { emailAddress } from '@atrium/contract/text';

interface Read {
  found: MailPerson[];
  /** What is no address. */
  rest: string;
}

const address = emailAddress();

/** Reads addresses as mail programs write them: `a@b.example, "Doe, Jane" <jane@b.example>; …`; a comma may be an Arabic one. */
export function readRecipients(text: string): Read {
  const found: MailPerson[] = [];
  const rest: string[] = [];
  for (const part of text.match(/(?:"[^"]*"|[^,;،؛\n"])+/g) ?? []) {
    const [, name = '', email = part] = /^\s*(.*?)\s*<([^<>]*)>\s*$/.exec(part) ?? [];
    const known = address.safeParse(email.trim());
    if (known.success) found.push({ name: name.replaceAll('"', '').trim(), email: known.data });
    else if (part.trim() !== '') rest.push(part.trim());
  }
  return { found, rest: rest.join(', ') };
}
