import type { registrations } from '@atrium/contract/configuration';
import type { DocumentLanguage } from '@atrium/contract/document-languages';
import type { PaymentMethod } from '@atrium/contract/orders';
import type { Engine } from './database/engine.ts';
import type { ListTuning } from './lists/list-index.ts';

/** What a home gives to the back end: everything that is not the same in all of them. */
export interface Services {
  readonly engine: Engine;
  readonly passwords: Passwords;
  readonly settings: Settings;
  readonly log: Log;
  /** Hands a message to a mail server; null when there is none, and the outbox is all there is. */
  readonly mail: Mail | null;
  /** The same for what accounts write to people elsewhere; without it their mails go to nobody outside. */
  readonly letters: Letters | null;
  /** The letters that documents are written in. They are large, and asked for when a document is first made. */
  documentFonts(): Promise<DocumentFonts>;
  readonly payments: Payments;
  now(): Date;
  /** Goes on after the answer; a home waits for it before it stops. */
  background(work: Promise<void>): void;
  readonly tuning?: ListTuning;
}

export interface Settings {
  readonly brandName: string;
  /** What all amounts are in that do not say it themselves: ISO 4217. A database keeps the one that it began with. */
  readonly currency: string;
  /** What is written and shown in it where nobody has said another one. */
  readonly language: DocumentLanguage;
  /** Whose invoices these are; null for nobody's, or with sample data for those of its story. */
  readonly company: Company | null;
  readonly sampleData: boolean;
  /** Whether a new administrator gets tasks, mail and events to try things on. */
  readonly samplesForNewcomers: boolean;
  readonly registration: (typeof registrations)[number];
  readonly home: 'server' | 'browser';
  /** Where the terms of use stand, and what becomes of people's data: shown to whoever registers. */
  readonly termsUrl: string | null;
  readonly privacyUrl: string | null;
  /** Where links in messages lead, such as `http://localhost:3000`. */
  readonly publicUrl: string;
  readonly accessTokenSeconds: number;
  readonly refreshTokenSeconds: number;
  /** Signs access tokens: 32 bytes or more that nobody else knows. */
  readonly secret: string;
}

/** What an invoice says of its issuer, and where to pay it. Empty where nobody has said. */
export interface Company {
  readonly address: string;
  readonly country: string;
  readonly email: string;
  readonly taxNumber: string;
  readonly bankName: string;
  readonly iban: string;
  readonly swiftCode: string;
}

/** A slow hash made for passwords. `hash` answers everything that `verify` needs later, parameters included. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
}

/** TrueType files that have the letters of every language that is written here. */
export interface DocumentFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

export type Log = (
  level: 'debug' | 'info' | 'warn' | 'error',
  message: string,
  fields?: Readonly<Record<string, unknown>>,
) => void;

/**
 * Whoever takes the money. Card data go from the buyer to the provider and never come here: what an order keeps is the provider's reference.
 * `authorise` answers the same for the same key, so that one who asks again after a crash is not charged twice.
 */
export interface Payments {
  /** What orders name it by. */
  readonly provider: string;
  readonly isTest: boolean;
  readonly methods: readonly PaymentMethod[];
  /** What the provider calls the card that it keeps, such as its last digits; null when there is none. */
  readonly savedCard: string | null;
  authorise(payment: {
    key: string;
    amountCents: number;
    currency: string;
    method: PaymentMethod;
  }): Promise<{ state: 'authorised'; reference: string } | { state: 'declined' }>;
  /**
   * Lets go of what was authorised for an order that was not placed, or cancelled before it was paid; and of its key, so that asking
   * again with that authorises anew, under another reference. Asked once more for the same reference, it does nothing; where it fails it is
   * asked again later.
   */
  release(reference: string): Promise<void>;
}

export interface Mail {
  /** The address that messages come from. */
  readonly sender: string;
  /** Answers whether the server took it: it refuses some for good. Fails where it may be tried again, and before `minutesToSend` (mail/outbox.ts) are over. */
  send(message: MailMessage): Promise<boolean>;
}

export interface Letters {
  /** The address that letters come from of whoever may not write with their own. */
  readonly sender: string;
  /** Answers which recipients the server did not take. */
  send(letter: Letter): Promise<{ refused: readonly Refused[] }>;
}

export interface Refused {
  readonly address: string;
  /** Whether it is of no use to try again. */
  readonly isForGood: boolean;
}

interface Correspondent {
  readonly name: string;
  readonly email: string;
}

/** A mail of an account for people on other servers. Ids of messages stand without their angle brackets. */
export interface Letter {
  readonly from: Correspondent;
  readonly replyTo: Correspondent | null;
  readonly to: readonly Correspondent[];
  readonly cc: readonly string[];
  /** Those who are to get it now, whether the letter names them or not. */
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly inReplyTo: string | null;
  readonly references: readonly string[];
  readonly sentAt: string;
  readonly files: readonly LetterFile[];
}

export interface LetterFile extends MailAttachment {
  /** By which its HTML may show it. */
  readonly contentId: string;
}

export interface MailMessage {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** The address that answers go to; empty for the sender's. */
  readonly replyTo: string;
  /** Who gets it too, which the recipient sees. */
  readonly copiesTo: readonly string[];
  /** To whom of them it goes this time: copies leave once the recipient's was taken. */
  readonly goesTo: 'recipient' | 'copies';
  readonly attachments: readonly MailAttachment[];
}

export interface MailAttachment {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}
