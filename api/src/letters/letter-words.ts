import type { DocumentLanguage } from '@atrium/contract/document-languages';
import { filledIn } from '@atrium/contract/filled-in';
import type { topicOf } from '@atrium/contract/notification-choices';
import type { NotificationKind } from '@atrium/contract/notifications';
import { arabic } from './arabic.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { portuguese } from './portuguese.ts';

export type SecurityKind = {
  [Kind in NotificationKind]: (typeof topicOf)[Kind] extends 'security' ? Kind : never;
}[NotificationKind];

/** That a mail could not be delivered is not told by mail. */
export type NewsKind = {
  [Kind in NotificationKind]: (typeof topicOf)[Kind] extends 'security' ? never : Kind;
}[Exclude<NotificationKind, 'mail-undelivered'>];

interface Letter {
  readonly subject: string;
  readonly body: string;
}

/** What Atrium writes to people by mail. `{…}` is filled in. */
export interface LetterWords {
  readonly hello: string;
  readonly accounts: Readonly<
    Record<'password' | 'verification' | 'emailAsked' | 'newEmail' | 'closed' | 'invitation' | 'waitlist', Letter>
  >;
  readonly security: {
    readonly what: Readonly<Record<SecurityKind, string>>;
    /** What came of it, where that is not said already. */
    readonly consequences: Partial<Readonly<Record<SecurityKind, string>>>;
    readonly advice: string;
  };
  readonly order: Readonly<
    Record<'subject' | 'thanks' | 'goods' | 'discount' | 'shipping' | 'tax' | 'total' | 'place' | 'progress', string>
  >;
  readonly news: Readonly<Record<NewsKind, string>>;
  readonly nameless: string;
  readonly somebody: string;
  readonly bell: string;
  readonly choices: string;
}

export const letterWords: Readonly<Record<DocumentLanguage, LetterWords>> = {
  en: english,
  de: german,
  fr: french,
  pt: portuguese,
  ar: arabic,
};

/** A subject is one line, whatever somebody is called. */
export function letterOf({ subject, body }: Letter, values: Readonly<Record<string, string>>): Letter {
  return { subject: filledIn(subject, values).replace(/\s+/g, ' '), body: filledIn(body, values) };
}
