import { expect, test } from 'vitest';
import { isSameZone, zoneChoices, zoneName } from './zone-names.ts';

test('A zone is found by the name it has today and by the one it had', () => {
  const label = 'Asia/Kolkata (Calcutta)';
  expect([zoneName('Asia/Calcutta'), zoneName('Asia/Kolkata')]).toEqual([label, label]);
  expect(zoneName('America/Buenos_Aires')).toBe('America/Argentina/Buenos Aires');
  expect(zoneName('Europe/Berlin')).toBe('Europe/Berlin');
});

test('Each zone is offered once, by the name that is used already', () => {
  const choices = zoneChoices(['', 'Asia/Kolkata', 'UTC']);
  expect(choices.filter(({ label }) => label.includes('Calcutta'))).toEqual([
    { value: 'Asia/Kolkata', label: 'Asia/Kolkata (Calcutta)' },
  ]);
  expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length);
});

test('Two names of one zone are the same clocks', () => {
  expect(isSameZone('Asia/Calcutta', 'Asia/Kolkata')).toBe(true);
  expect(isSameZone('Asia/Calcutta', 'Asia/Colombo')).toBe(false);
});
