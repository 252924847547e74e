import * as accountSettings from '@atrium/contract/account-settings';
import { newcomer } from '../people.ts';
import { type Acts, by } from './act.ts';

export const accountSettingsActs: Acts = {
  setAccountInfo: async (app) => {
    const person = await newcomer(app);
    return by(person, () => person.send(accountSettings.setAccountInfo, { body: { bio: 'Mends nets.' } }));
  },
  setSocialLinks: async (app) => {
    const person = await newcomer(app);
    const body = { quora: 'https://quora.example/nets' };
    return by(person, () => person.send(accountSettings.setSocialLinks, { body }));
  },
  setAccountDetails: async (app) => {
    const person = await newcomer(app);
    const body = {
      firstName: 'Nadia',
      lastName: 'Brandt',
      avatar: '/pictures/people/1.svg',
      zip: '10115',
      language: 'de',
    };
    return by(person, () => person.send(accountSettings.setAccountDetails, { body }));
  },
  setBillingDetails: async (app) => {
    const person = await newcomer(app);
    const body = { company: 'Quill Works', vatNumber: 'DE 123' };
    return by(person, () => person.send(accountSettings.setBillingDetails, { body }));
  },
};
