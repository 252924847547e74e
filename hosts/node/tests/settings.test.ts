import { describe, expect, test } from 'vitest';
import { readSettings } from '../src/settings.ts';
import { runNode } from './node-process.ts';

test('an empty environment is enough', () => {
  expect(readSettings({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: 'sqlite:./data/atrium.db',
    secret: null,
    smtpUrl: null,
    mailInPort: null,
    mailbox: null,
    proxies: 0,
    logLevel: 'info',
    api: {
      brandName: 'Atrium',
      company: null,
      currency: 'USD',
      language: 'en',
      sampleData: true,
      samplesForNewcomers: true,
      termsUrl: null,
      privacyUrl: null,
      registration: 'admin',
      home: 'server',
      publicUrl: 'http://localhost:3000',
      accessTokenSeconds: 600,
      refreshTokenSeconds: 600,
    },
  });
});

test('an empty variable is an unset one', () => {
  expect(readSettings({ PORT: '', SECRET: '', SMTP_URL: '' })).toEqual(readSettings({}));
});

test('registration is closed without sample data, unless it is said', () => {
  expect(readSettings({ SAMPLE_DATA: 'off' }).api.registration).toBe('closed');
  expect(readSettings({ SAMPLE_DATA: 'off', REGISTRATION: 'client' }).api.registration).toBe('client');
});

test('whose invoices they are is told piece by piece, and an address has as many lines as it needs', () => {
  const company = {
    COMPANY_ADDRESS: 'Shed 3\\nNorth Quay',
    COMPANY_COUNTRY: 'Norway',
    BANK_IBAN: 'NO93 8601 1117 947',
  };
  expect(readSettings(company).api.company).toEqual({
    ...{ address: 'Shed 3\nNorth Quay', country: 'Norway', email: '', taxNumber: '' },
    ...{ bankName: '', iban: 'NO93 8601 1117 947', swiftCode: '' },
  });
});

test('the terms of use and the privacy policy stand where it is said', () => {
  const pages = { TERMS_URL: 'https://example.com/terms', PRIVACY_URL: 'https://example.com/privacy' };
  expect(readSettings(pages).api).toMatchObject({ termsUrl: pages.TERMS_URL, privacyUrl: pages.PRIVACY_URL });
});

test('the public address follows the port, and is told without a slash at its end', () => {
  expect(readSettings({ PORT: '8080' }).api.publicUrl).toBe('http://localhost:8080');
  expect(readSettings({ PUBLIC_URL: 'https://atrium.example.com/' }).api.publicUrl).toBe('https://atrium.example.com');
});

test.each([
  ['on', 1],
  ['off', 0],
  ['2', 2],
])('TRUST_PROXY %s is %i', (value, proxies) => {
  expect(readSettings({ TRUST_PROXY: value }).proxies).toBe(proxies);
});

describe('a bad value', () => {
  test.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://localhost/atrium'],
    ['DATABASE_URL', 'sqlite:'],
    ['SAMPLE_DATA', 'yes'],
    ['BRAND_NAME', 'x'.repeat(61)],
    ['CURRENCY', 'JPY'],
    ['CURRENCY', 'euro'],
    ['DEFAULT_LANGUAGE', 'nl'],
    ['DEFAULT_LANGUAGE', 'Deutsch'],
    ['COMPANY_ADDRESS', 'x'.repeat(301)],
    ['COMPANY_COUNTRY', 'Norge'],
    ['COMPANY_EMAIL', 'Harbour Lane'],
    ['BANK_IBAN', 'NO93 8601 1117 974'],
    ['BANK_IBAN', 'NO93'],
    ['TERMS_URL', 'example.com/terms'],
    ['PRIVACY_URL', 'javascript:alert(1)'],
    ['REGISTRATION', 'open'],
    ['ACCESS_TOKEN_TTL', '0'],
    ['REFRESH_TOKEN_TTL', 'ten minutes'],
    ['SECRET', 'too short'],
    ['SMTP_URL', 'mail.example.com'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://ida:100%@mail.example.com'],
    ['SMTP_URL', 'smtp://mail.example.com?from=Ida'],
    ['IMAP_URL', 'imap://'],
    ['IMAP_URL', 'imaps://ida:100%@mail.example.com'],
    ['IMAP_ACCOUNT', 'admin@demo.com'],
    ['TRUST_PROXY', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'atrium.example.com'],
    ['PUBLIC_URL', 'https://example.com/atrium'],
    ['PUBLIC_URL', 'https://example.com/?from=here'],
    ['PUBLIC_URL', 'https://ida@example.com'],
  ])('of %s is told in one sentence that names it: %s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} cannot be used: [^\n]+\\.$`));
  });

  test('of a secret is not shown', () => {
    expect(() => readSettings({ SECRET: 'my short secret' })).not.toThrow(/my short secret/);
  });

  test('stops the start with the sentence alone', async () => {
    const { code, stderr, stdout } = await runNode('main.ts', { PORT: 'http' }).ended;
    expect({ code, stderr, stdout }).toEqual({
      code: 1,
      stderr: 'PORT cannot be used: it is a whole number from 0 to 65535.\n',
      stdout: '',
    });
  });
});
