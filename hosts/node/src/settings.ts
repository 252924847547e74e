import type { Company, Settings } from '@atrium/api/services';
import { registrations } from '@atrium/contract/configuration';
import { countryCode } from '@atrium/contract/country-code';
import { currencies } from '@atrium/contract/currencies';
import { documentLanguages } from '@atrium/contract/document-languages';
import { isIban } from '@atrium/contract/iban';
import * as z from 'zod/mini';
import { type LogLevel, levels } from './log.ts';
import type { MailboxSettings } from './mail-in/imap.ts';
import { Sentence } from './sentence.ts';

export interface NodeSettings {
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string;
  /** Null to make one at the first start and keep it. */
  readonly secret: string | null;
  readonly smtpUrl: string | null;
  /** Where programs of this machine hand over mail; null for nowhere. */
  readonly mailInPort: number | null;
  /** The mailbox elsewhere that is read; null for none. */
  readonly mailbox: MailboxSettings | null;
  /** How many proxies stand in front and are to be believed about where a request came from. */
  readonly proxies: number;
  readonly logLevel: LogLevel;
  readonly api: Omit<Settings, 'secret'>;
}

const onOff = (initial: 'on' | 'off') => z._default(z.enum(['on', 'off'], 'it is either on or off'), initial);

function wholeNumber(initial: number, lowest: number, highest: number) {
  const message = `it is a whole number from ${lowest} to ${highest}`;
  const number = z.coerce.number(message).check(z.int(message), z.gte(lowest, message), z.lte(highest, message));
  return z._default(number, initial);
}

function portNumber() {
  const message = 'it is a whole number from 0 to 65535';
  return z.coerce.number(message).check(z.int(message), z.gte(0, message), z.lte(65_535, message));
}

const address = (protocols: readonly string[], example: string) =>
  z
    .string()
    .check(
      z.refine(
        (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol) && new URL(value).hostname !== '',
        { error: `it is an address such as ${example}`, abort: true },
      ),
    );

/** Of a mail server: with whom one is there, and the password. */
const mailAddress = (protocols: readonly string[], example: string) =>
  address(protocols, example).check(
    z.refine(
      (value) => canDecode(new URL(value).username) && canDecode(new URL(value).password),
      'a % in the user or the password is written %25',
    ),
  );

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function hasSender(smtpUrl: string): boolean {
  const from = new URL(smtpUrl).searchParams.get('from');
  return from === null || z.email().safeParse(from).success;
}

/** Of a database: `sqlite:` and the path of a file, or `postgres://…`. */
export const databaseAddress = z
  .string()
  .check(
    z.refine(
      (value) => /^sqlite:./.test(value) || (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value)),
      'it is sqlite: and the path of a file, or postgres:// and where the server is',
    ),
  );

const webAddress = (example: string) => address(['http:', 'https:'], example);

const companyText = () => z._default(z.string().check(z.maxLength(300, 'it has at most 300 characters')), '');

const checkedText = (isRight: (text: string) => boolean, message: string) =>
  z._default(z.string().check(z.refine(isRight, message)), '');

/** Of a server alone: what comes after it would get lost. */
function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { href, origin } = new URL(address);
  return href === `${origin}/`;
}

const secondsOfAYear = 31_536_000;

const Environment = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: wholeNumber(3000, 0, 65_535),
  DATABASE_URL: z._default(databaseAddress, 'sqlite:./data/atrium.db'),
  SAMPLE_DATA: onOff('on'),
  CURRENCY: z._default(
    z
      .string()
      .check(z.refine((code) => currencies.includes(code), 'it is a currency with cents, by its three letters')),
    'USD',
  ),
  DEFAULT_LANGUAGE: z._default(z.enum(documentLanguages, `it is one of ${documentLanguages.join(', ')}`), 'en'),
  BRAND_NAME: z._default(z.string().check(z.maxLength(60, 'it has at most 60 characters')), 'Atrium'),
  // A line break in an address is written as `\n`, too: not every place that sets variables can hold one.
  COMPANY_ADDRESS: companyText(),
  COMPANY_COUNTRY: checkedText((name) => countryCode(name) !== undefined, 'it is a country, in English'),
  COMPANY_EMAIL: checkedText((email) => z.email().safeParse(email).success, 'it is an e-mail address'),
  COMPANY_TAX_NUMBER: companyText(),
  BANK_NAME: companyText(),
  BANK_IBAN: checkedText(isIban, 'it is no IBAN: look for a digit that is wrong or missing'),
  BANK_SWIFT: companyText(),
  REGISTRATION: z.optional(z.enum(registrations, `it is one of ${registrations.join(', ')}`)),
  TERMS_URL: z.optional(webAddress('https://example.com/terms')),
  PRIVACY_URL: z.optional(webAddress('https://example.com/privacy')),
  ACCESS_TOKEN_TTL: wholeNumber(600, 1, secondsOfAYear),
  REFRESH_TOKEN_TTL: wholeNumber(600, 1, secondsOfAYear),
  SECRET: z.optional(z.string().check(z.minLength(32, 'it has at least 32 characters'))),
  SMTP_URL: z.optional(
    mailAddress(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com').check(
      z.refine((value) => hasSender(value), 'its parameter from is an e-mail address'),
    ),
  ),
  MAIL_IN_PORT: z.optional(portNumber()),
  IMAP_URL: z.optional(mailAddress(['imap:', 'imaps:'], 'imaps://user:password@mail.example.com')),
  IMAP_ACCOUNT: z.optional(z.email('it is the e-mail address of an account')),
  TRUST_PROXY: z._default(
    z.string().check(z.regex(/^(on|off|\d)$/, 'it is on for one proxy, off for none, or how many there are, up to 9')),
    'off',
  ),
  LOG_LEVEL: z._default(z.enum(levels, `it is one of ${levels.join(', ')}`), 'info'),
  PUBLIC_URL: z.optional(
    webAddress('https://atrium.example.com').check(
      z.refine(isOrigin, 'it names the server alone: no path, nothing after a ? or #, and no user'),
    ),
  ),
});
type Environment = z.infer<typeof Environment>;

/** Reads the environment. An empty variable is an unset one; a bad one is told in one sentence, never with the value of a secret. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): NodeSettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) throw new Sentence(sentenceOf(parsed.error));
  if (parsed.data.IMAP_ACCOUNT !== undefined && parsed.data.IMAP_URL === undefined)
    throw new Sentence(
      'IMAP_ACCOUNT cannot be used: it says who gets the mail of a mailbox, which IMAP_URL has to name.',
    );
  return settingsOf(parsed.data);
}

function sentenceOf(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  return issue ? `${issue.path.join('.')} cannot be used: ${issue.message}.` : error.message;
}

function settingsOf(environment: Environment): NodeSettings {
  return {
    host: environment.HOST,
    port: environment.PORT,
    databaseUrl: environment.DATABASE_URL,
    secret: environment.SECRET ?? null,
    smtpUrl: environment.SMTP_URL ?? null,
    mailInPort: environment.MAIL_IN_PORT ?? null,
    mailbox:
      environment.IMAP_URL === undefined
        ? null
        : { url: environment.IMAP_URL, account: environment.IMAP_ACCOUNT ?? null },
    proxies: proxiesOf(environment.TRUST_PROXY),
    logLevel: environment.LOG_LEVEL,
    api: apiSettingsOf(environment),
  };
}

function apiSettingsOf(environment: Environment): NodeSettings['api'] {
  const sampleData = environment.SAMPLE_DATA === 'on';
  const publicUrl = new URL(environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`);
  return {
    brandName: environment.BRAND_NAME,
    currency: environment.CURRENCY,
    language: environment.DEFAULT_LANGUAGE,
    company: companyOf(environment),
    sampleData,
    samplesForNewcomers: sampleData,
    registration: environment.REGISTRATION ?? (sampleData ? 'admin' : 'closed'),
    home: 'server',
    termsUrl: environment.TERMS_URL ?? null,
    privacyUrl: environment.PRIVACY_URL ?? null,
    publicUrl: publicUrl.origin,
    accessTokenSeconds: environment.ACCESS_TOKEN_TTL,
    refreshTokenSeconds: environment.REFRESH_TOKEN_TTL,
  };
}

/** Null when nothing of it is set. */
function companyOf(environment: Environment): Company | null {
  const company: Company = {
    address: environment.COMPANY_ADDRESS.replaceAll('\\n', '\n'),
    country: environment.COMPANY_COUNTRY,
    email: environment.COMPANY_EMAIL,
    taxNumber: environment.COMPANY_TAX_NUMBER,
    bankName: environment.BANK_NAME,
    iban: environment.BANK_IBAN,
    swiftCode: environment.BANK_SWIFT,
  };
  return Object.values(company).some((value) => value !== '') ? company : null;
}

function proxiesOf(value: string): number {
  if (value === 'off') return 0;
  return value === 'on' ? 1 : Number(value);
}
