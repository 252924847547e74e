import { addAddress, listAddresses, updateAddress } from '@atrium/contract/addresses';
import { placeOrder } from '@atrium/contract/orders';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import { address, checkout, fill } from './shop.ts';

const app = await openApp();

test('A mobile number is digits of any script, and what people put between them', async () => {
  const person = await newcomer(app);
  for (const mobileNumber of ['555 0100', '+49 (40) 555-0123', '040/555.0123', '٠١٠٠ ٥٥٥٠'])
    await person.call(addAddress, { body: { ...address, mobileNumber } });
  for (const mobileNumber of ['call me', '5550', '+49 40 555 0123 ext. 7', '1'.repeat(21)])
    await person.refused(400, addAddress, { body: { ...address, mobileNumber } });
});

test('Nothing is delivered to where nobody can be called', async () => {
  const person = await newcomer(app);
  await fill(person, 1);
  await person.refused(400, placeOrder, { body: { ...checkout(), address: { ...address, mobileNumber: 'none' } } });
});

test('What was kept before anybody looked at the number is still read, and can be mended', async () => {
  const person = await newcomer(app);
  const { address: kept } = await person.call(addAddress, { body: address });
  await app.engine.write((transaction) =>
    transaction.updateTable('addresses').set({ mobileNumber: 'ask Ida' }).where('id', '=', kept.id).execute(),
  );
  const { addresses } = await person.call(listAddresses);
  expect(addresses.find(({ id }) => id === kept.id)?.mobileNumber).toBe('ask Ida');
  await person.call(updateAddress, { parameters: { id: kept.id }, body: address });
});
