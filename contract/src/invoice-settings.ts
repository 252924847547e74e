import * as z from 'zod/mini';
import { countryCode } from './country-code.ts';
import { isIban } from './iban.ts';
import { InvoiceDefaults } from './invoice-defaults.ts';
import { route } from './route.ts';
import { emailAddress, id, line, requiredLine, text } from './text.ts';
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
