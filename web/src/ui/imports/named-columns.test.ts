import { expect, test } from 'vitest';
import { exampleOf, withServerNames } from './named-columns.ts';

const labels = { name: 'Produkt', price: 'Preis', shippingDays: 'Tage bis zur Ankunft', email: 'E-Mail' };

test.each([
  ['Produkt;Preis\nLampe;12,50', 'name;price\nLampe;12,50'],
  ['\ufeff"Produkt","Tage bis zur Ankunft"\r\nPreis,3', 'name,shippingDays\r\nPreis,3'],
  ['produkt\tpreis', 'name\tprice'],
  ['sep=;\r\nProdukt;Preis\r\nLampe, rot;12', 'sep=;\r\nname;price\r\nLampe, rot;12'],
  ['sep=|\nProdukt|E-Mail, Preis|Preis', 'sep=|\nname|E-Mail, Preis|price'],
  ['Email,Farbe\na@b.example,rot', 'email,Farbe\na@b.example,rot'],
  ['name,price\nLampe,12.50', 'name,price\nLampe,12.50'],
  ['', ''],
])('The first row of %j is told as the server calls the columns', (table, told) => {
  expect(withServerNames(table, labels)).toBe(told);
});

test('An example calls the columns as the screen does, and is read again', () => {
  const example = exampleOf(labels, [{ name: 'Lampe', price: '12.50' }]);
  expect(example).toBe('Produkt,Preis\nLampe,12.50');
  expect(withServerNames(example, labels)).toBe('name,price\nLampe,12.50');
});
