import { usualTax } from '@atrium/contract/tax-treatment';
import { isAcrossTheUnion } from '@atrium/contract/vat-parties';
import { expect, test } from 'vitest';
import { newLine } from './invoice-form-values.ts';
import { lineOf } from './lines-together.ts';
import { withTax } from './tax-values.ts';

const usual = {
  ...usualTax,
  lines: [
    { ...newLine(), taxBasisPoints: 1_900 },
    { ...newLine(), taxBasisPoints: 0 },
  ],
};
const rates = ({ lines }: ReturnType<typeof withTax>) => lines.map(({ taxBasisPoints }) => taxBasisPoints);

test('Without VAT no line is taxed, and the rates are there again with it', () => {
  const reversed = withTax(usual, 'reverse-charge', 'en');
  expect(rates(reversed)).toEqual([0, 0]);
  const exempt = withTax(reversed, 'exempt', 'en');
  expect(rates(exempt)).toEqual([0, 0]);
  expect(exempt.lines.map(lineOf)).toEqual(usual.lines.map((line) => ({ ...lineOf(line), taxBasisPoints: 0 })));
  expect(withTax(exempt, 'standard', 'en').lines).toEqual(usual.lines);
});

test('What is exempt begins with the usual reason in the language, and keeps one that was written', () => {
  expect(withTax(usual, 'exempt', 'de').exemptionReason).toContain('§ 19 UStG');
  expect(withTax({ ...usual, exemptionReason: 'A school.' }, 'exempt', 'de').exemptionReason).toBe('A school.');
});

const seller = { country: 'Germany', taxNumber: 'DE123456789' };
const across = (country: string, vatNumber: string) => isAcrossTheUnion(seller, { country, vatNumber });

test('A business in another country of the Union is told by its country and its number', () => {
  expect(across('Greece', 'EL123456789')).toBe(true);
  expect(across('Austria', '')).toBe(false);
  expect(across('Austria', '12/345')).toBe(false);
  expect(across('Germany', 'DE987654321')).toBe(false);
  expect(across('United Kingdom', 'GB123456789')).toBe(false);
  expect(isAcrossTheUnion({ ...seller, taxNumber: '' }, { country: 'Austria', vatNumber: 'ATU12345678' })).toBe(false);
});
