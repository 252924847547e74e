import type { Transaction } from '../../database/engine.ts';
import { storeSettings } from './account-settings.queries.ts';
import { defaultSettings } from './account-settings.shapes.ts';

export async function loadSampleAccountSettings(transaction: Transaction, accountId: number): Promise<void> {
  await storeSettings(transaction, accountId, {
    ...defaultSettings,
    bio: 'Keeps the books of the harbour office, and knows every boat by the sound of its engine.',
    dob: '1984-05-17',
    country: 'Sweden',
    website: 'https://harbour-office.example',
    phone: '+46 8 555 0199',
    twitter: 'https://twitter.com/harbour-office-example',
    linkedIn: 'https://www.linkedin.com/in/ida-lindqvist-example',
  });
}
