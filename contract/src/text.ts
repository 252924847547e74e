import * as z from 'zod/mini';

const isStorable = (value: string) => value.isWellFormed() && !value.includes('\u0000');
const notStorable = 'This text has characters that cannot be kept.';
const brokenLine = 'Leave out line breaks, tabs and signs that cannot be seen.';
const empty = 'Fill this in.';
const tooLong = (longest: number) => `Use at most ${longest} characters.`;

/** Paragraphs of plain text, without spaces around them. No engine can keep a NUL or half of a surrogate pair. */
export const text = (longest: number) =>
  z.string().check(z.trim(), z.maxLength(longest, tooLong(longest)), z.refine(isStorable, notStorable));

export const requiredText = (longest: number) => text(longest).check(z.minLength(1, empty));

/** One line of plain text, such as a name: nothing that would break it, or turn around what is written beside it. */
export const line = (longest: number) => text(longest).check(z.refine(isOneLine, brokenLine));

export const requiredLine = (longest: number) =>
  line(longest).check(z.minLength(1, empty), z.refine(isEmptyOrSeen, empty));

/** Of what cannot be kept at all that is said. */
function isOneLine(value: string): boolean {
  return !isStorable(value) || !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(value);
}

/** There are letters of no width, and empty ones. */
function isEmptyOrSeen(value: string): boolean {
  return value === '' || /[^\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u.test(value);
}

export const emailAddress = () =>
  requiredText(254).check(
    z.regex(
      /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@<>"(),:;[\]\\.]+$/,
      'Give an e-mail address such as name@example.com.',
    ),
  );

const picturePattern =
  /^(\/([^/\\\s]\S*)?|[hH][tT][tT][pP][sS]?:\/\/\S+|data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2})?$/;

/** Where a picture is: here, elsewhere on the web, or in the address itself. Nothing that could run. */
export const pictureAddress = () => text(300).check(z.regex(picturePattern, 'Give the address of a picture.'));

/** Password rules of ASVS 5.0 6.2: eight characters at least, long ones welcome, no rules about their kinds. */
export const newPassword = () =>
  z
    .string()
    .check(
      z.minLength(8, 'Use at least 8 characters.'),
      z.maxLength(200, 'Use at most 200 characters.'),
      z.refine(isStorable, 'This password has characters that cannot be kept.'),
    );

/** A moment: ISO 8601 in UTC, to the millisecond. */
export const moment = () => z.iso.datetime({ precision: 3 });

const anyMoment = z.iso.datetime({ offset: true, error: 'Give a moment such as 2026-03-02T09:00:00.000Z.' });

/** A moment as it may be given: with whatever offset and as exactly as one likes. It is kept as all moments are. */
export const givenMoment = () =>
  z.pipe(
    anyMoment,
    z.transform((value: string) => new Date(value).toISOString()),
  );

/** A day of the calendar: `2026-03-02`. */
export const day = () => z.iso.date('Give a day such as 2026-03-02.');

/** One of these words, in whatever case it was written. */
export const wordOf = <const Words extends readonly string[]>(words: Words) =>
  z.pipe(
    z.transform((value: unknown) => words.find((word) => isSameWord(word, value)) ?? value),
    z.enum(words),
  );

function isSameWord(word: string, value: unknown): boolean {
  return typeof value === 'string' && value.toLowerCase() === word.toLowerCase();
}

const decimal = /^-?\d+(\.\d+)?$/;

/** A number that came as text, in a query or a path: digits, and nothing else that JavaScript reads as a number. One number: a list of one is none. */
export const numberParameter = (...checks: z.core.$ZodCheck<number>[]) =>
  z.pipe(z.transform(numberIn), wholeNumber(...checks));

function numberIn(value: unknown): unknown {
  return typeof value === 'string' && decimal.test(value) ? Number(value) : value;
}

const wholeNumber = (...checks: z.core.$ZodCheck<number>[]) =>
  z.number({ error: noNumber }).check(z.int('Give a whole number.'), ...checks);

/** Of a limit its own check tells. */
function noNumber({ code, input }: z.core.$ZodRawIssue): string | undefined {
  if (code !== 'invalid_type') return undefined;
  return Array.isArray(input) ? 'Give one value, not several.' : 'Give a number.';
}

/** One value or several of a kind, in a query: `brand=A&brand=B`. Several mean any of them. */
export const anyOfParameter = <Item extends z.ZodMiniType>(item: Item, most = 50) =>
  z.pipe(
    z.transform((value: unknown) => (Array.isArray(value) ? value : [value])),
    z.array(item).check(z.maxLength(most, `Ask for at most ${most} at once.`)),
  );

/** Yes or no that came as text, in a query. */
export const flagParameter = () =>
  z.pipe(
    z.transform((value: unknown) => (value === 'true' ? true : value === 'false' ? false : value)),
    z.boolean('Give true or false.'),
  );

const idChecks = () => [z.gte(1, 'Give a number from 1 up.'), z.lte(Number.MAX_SAFE_INTEGER)] as const;

/** An id that came in a query or a path. */
export const idParameter = () => numberParameter(...idChecks());

/** An id in the body of a call: a number, or its digits as a text. Clients that were made for the specification send either. */
export const givenId = () =>
  z.pipe(
    z.transform((value: number | string) => numberIn(value)),
    wholeNumber(...idChecks()),
  );

export const id = () => z.int().check(z.gte(1));

export const wholeBetween = (least: number, most: number) => {
  const atMost = `Give a whole number of at most ${most}.`;
  return z.int(atMost).check(z.gte(least, `Give a whole number of at least ${least}.`), z.lte(most, atMost));
};

const dayPattern = '(19|20|21)\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])';

/** Days in UTC from one to another, both among them. */
export function daySpan() {
  return z
    .string()
    .check(z.regex(new RegExp(`^${dayPattern}\\.\\.${dayPattern}$`), 'Give days such as 2026-02-01..2026-03-02.'));
}

/** The same key answers what was written with it before, and never writes a second time. */
export const idempotencyKey = { idempotencyKey: z.optional(requiredText(100)) };
