import { expect, test } from 'vitest';
import { missingSettings } from './missing-settings.ts';

const issuer = { name: 'Quay', address: '1 Mole', country: 'Malta', email: 'a@quay.example', taxNumber: 'MT1' };
const payment = { totalDue: '$5', bankName: 'Mole Bank', country: 'Malta', iban: 'MT00', swiftCode: 'MOLE' };

test('Of an issuer who is known nothing is missing, nor for the want of what invoices can do without', () => {
  expect(missingSettings(issuer, payment)).toEqual([]);
  expect(missingSettings({ ...issuer, email: '' }, { ...payment, swiftCode: '' })).toEqual([]);
});

test('Whoever issues without an address, a tax number or a bank is told all the settings that are missing', () => {
  expect(missingSettings({ ...issuer, address: '', email: '' }, payment)).toEqual(['address', 'email']);
  const nobody = { name: 'Quay', address: '', country: '', email: '', taxNumber: '' };
  expect(missingSettings(nobody, { ...payment, bankName: '', iban: '', swiftCode: '' })).toHaveLength(7);
});

test('A quote asks nobody to pay: no bank is missing from it', () => {
  expect(missingSettings(issuer, null)).toEqual([]);
});
