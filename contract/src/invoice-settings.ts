import * as z from 'zod/mini';
import { countryCode } from './country-code.ts';
import { fileIdIn, StoredFile } from './files.ts';
import { isIban } from './iban.ts';
import { InvoiceDefaults } from './invoice-defaults.ts';
import { route } from './route.ts';
import { emailAddress, id, line, requiredLine, requiredText, text } from './text.ts';
import { vatNumber } from './vat-number.ts';

const emptyOr = (isRight: (value: string) => boolean, message: string) =>
  z.refine<string>((value) => value === '' || isRight(value), message);

const isCountry = (value: string) => countryCode(value) !== undefined;

/** ISO 9362: eight letters and digits, or eleven with those of a branch. */
const isBic = (value: string) =>
  /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(value.replaceAll(' ', '').toUpperCase());

const address = emailAddress();
const isEmail = (value: string) => z.safeParse(address, value).success;

/** Who writes the invoices, and where they are paid. All but the name may be empty. */
const firmFields = {
  name: requiredLine(60),
  address: text(300),
  country: line(80).check(emptyOr(isCountry, 'Choose a country.')),
  email: line(254).check(emptyOr(isEmail, 'Give an e-mail address such as name@example.com.')),
  phone: line(60),
  taxNumber: vatNumber(),
  bankName: line(120),
  iban: line(60).check(emptyOr(isIban, 'This is no IBAN: look for a digit that is wrong or missing.')),
  swiftCode: line(20).check(emptyOr(isBic, 'Give a BIC, such as HARBGBXX.')),
};

/** What a PDF can draw as well as a page can. */
export const logoTypes = ['image/png', 'image/jpeg'] as const;
export const mostLogoBytes = 1_000_000;
/** In pixels: enough for print. */
export const longestLogoSide = 1_200;

const isLogo = (value: string) => value === '' || fileIdIn(value) !== null;

/** A stored file; empty for none. */
const logo = line(300).check(z.refine(isLogo, 'Upload the logo first.'));

const shown = z.string();

/** As they hold: what nobody has set here is as the server has it. */
export const InvoiceSettings = z.object({
  name: shown,
  address: shown,
  country: shown,
  email: shown,
  phone: shown,
  taxNumber: shown,
  bankName: shown,
  iban: shown,
  swiftCode: shown,
  /** The path of a stored file; empty where there is none. */
  logo: shown,
  ...InvoiceDefaults.shape,
});
export type InvoiceSettings = z.infer<typeof InvoiceSettings>;

export const InvoiceSettingsChanges = z.partial(
  z.object({
    name: z.nullable(firmFields.name),
    address: z.nullable(firmFields.address),
    country: z.nullable(firmFields.country),
    email: z.nullable(firmFields.email),
    phone: z.nullable(firmFields.phone),
    taxNumber: z.nullable(firmFields.taxNumber),
    bankName: z.nullable(firmFields.bankName),
    iban: z.nullable(firmFields.iban),
    swiftCode: z.nullable(firmFields.swiftCode),
    logo,
    ...InvoiceDefaults.shape,
  }),
);
export type InvoiceSettingsChanges = z.infer<typeof InvoiceSettingsChanges>;

const administration = { action: 'manage', subject: 'Invoice' } as const;

export const getInvoiceSettings = route({
  name: 'getInvoiceSettings',
  method: 'GET',
  path: '/api/v1/invoice-settings',
  summary:
    'Who writes the invoices, where they are paid, and what a new one begins with. What nobody has set here is as the server has it.',
  access: administration,
  status: 200,
  response: z.object({ settings: InvoiceSettings }),
});

export const updateInvoiceSettings = route({
  name: 'updateInvoiceSettings',
  method: 'PATCH',
  path: '/api/v1/invoice-settings',
  summary:
    'Set who writes the invoices, where they are paid, and what a new one begins with; what is left out stays, and null is what the server has. What was issued keeps what it says of its issuer. `changeId` is null when it is so already.',
  access: administration,
  body: InvoiceSettingsChanges,
  example: { address: '7 Customs House Lane\nOld Harbour', paymentDays: 14 },
  status: 200,
  response: z.object({ settings: InvoiceSettings, changeId: z.nullable(id()) }),
});

export const uploadInvoiceLogo = route({
  name: 'uploadInvoiceLogo',
  method: 'POST',
  path: '/api/v1/invoice-settings/logos',
  summary:
    'Upload a picture to be the logo on documents: its bytes are the body, PNG or JPEG of 1 MB and 1,200 pixels a side at most. It stands on them once the settings name its path, and is removed after a day if they never do.',
  access: administration,
  query: z.object({ name: requiredText(120) }),
  upload: { media: logoTypes, mostBytes: mostLogoBytes },
  status: 201,
  response: z.object({ file: StoredFile, changeId: id() }),
});
