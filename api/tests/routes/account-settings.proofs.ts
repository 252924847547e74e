import * as routes from '@atrium/contract/account-settings';
import { getOwnAccount } from '@atrium/contract/accounts';
import { undoChange } from '@atrium/contract/changes';
import type { Route } from '@atrium/contract/route';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { ProofTable, Scenarios } from './proofs.ts';

const defaults = {
  commentOnArticle: true,
  answerOnForm: true,
  followMe: true,
  newAnnouncements: false,
  productUpdates: false,
  blogDigest: false,
};

function keepsOut(route: Route): Scenarios {
  return {
    'everybody who is not signed in': async ({ nobody }) => {
      await nobody.refused(401, route, { body: {} });
    },
  };
}

const noAddresses = [
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://harbour.example',
  'harbour',
  '//harbour.example',
];

const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

export const accountSettingsProofs: ProofTable = {
  readAccountSettings: {
    works: {
      'those of the sample': async ({ admin }) => {
        const { general, info, social } = await admin.call(routes.readAccountSettings);
        const [fullName, email] = ['Ida Lindqvist', 'admin@demo.com'];
        const avatar = '/avatars/ida.lindqvist.svg';
        expect(general).toEqual({ avatar, username: 'admin', fullName, email, company: '' });
        expect(info).toMatchObject({ dob: '1984-05-17', country: 'Sweden' });
        expect(social.connections).toEqual({ twitter: {}, google: {}, facebook: {}, github: {} });
      },
      'defaults, for who has set nothing': async ({ app }) => {
        const person = await newcomer(app);
        const settings = await person.call(routes.readAccountSettings);
        expect(settings.notification).toEqual(defaults);
        expect(settings.info).toEqual({ bio: '', dob: null, country: '', website: '', phone: null });
        expect(new Set(Object.values(settings.social.socialLinks))).toEqual(new Set(['']));
      },
    },
  },
  setAccountInfo: {
    works: {
      'what is given, and leaves the rest': async ({ app }) => {
        const person = await newcomer(app);
        const first = await person.call(routes.setAccountInfo, { body: { bio: ' Mends nets. ', dob: '2000-02-29' } });
        expect(first.info).toEqual({ bio: 'Mends nets.', dob: '2000-02-29', country: '', website: '', phone: '' });
        const body = { website: 'https://nets.example/a?b=c', phone: '+46 (8) 555-01.02', country: 'Åland', dob: null };
        await person.call(routes.setAccountInfo, { body });
        const { info } = await person.call(routes.readAccountSettings);
        expect(info).toEqual({ ...body, bio: 'Mends nets.', phone: 4685550102 });
      },
      'nothing when it is so already': async ({ client }) => {
        const { info } = await client.call(routes.setAccountInfo, { body: {} });
        expect(await client.call(routes.setAccountInfo, { body: info })).toEqual({ info, changeId: null });
      },
    },
    refuses: {
      'addresses that a page may not link to': async ({ client }) => {
        for (const website of noAddresses) {
          const problem = await client.refused(400, routes.setAccountInfo, { body: { website } });
          expect(fieldsOf(problem), website).toEqual(['website']);
        }
      },
      'days that there are not, today, and days to come': async ({ client }) => {
        for (const dob of [
          '2001-02-29',
          '17.5.1984',
          '',
          '1984-05-17T00:00:00Z',
          '2026-03-02',
          '2026-03-03',
          19840517,
        ]) {
          const problem = await client.refused(400, routes.setAccountInfo, { body: { dob } });
          expect(fieldsOf(problem), String(dob)).toEqual(['dob']);
        }
      },
      'what is no phone number, and what is too long': async ({ client }) => {
        const body = { phone: 'call me', bio: 'x'.repeat(1_001), country: 'x'.repeat(81) };
        const problem = await client.refused(400, routes.setAccountInfo, { body });
        expect(fieldsOf(problem).sort()).toEqual(['bio', 'country', 'phone']);
      },
    },
    keepsOut: keepsOut(routes.setAccountInfo),
  },
  setSocialLinks: {
    works: {
      'what is given, and leaves the rest': async ({ app }) => {
        const person = await newcomer(app);
        await person.call(routes.setSocialLinks, { body: { linkedIn: 'https://linkedin.example/nets' } });
        const body = { quora: 'http://quora.example/nets' };
        const { socialLinks } = await person.call(routes.setSocialLinks, { body });
        expect(socialLinks).toMatchObject({ linkedIn: 'https://linkedin.example/nets', ...body, twitter: '' });
        const { social } = await person.call(routes.readAccountSettings);
        expect(social.socialLinks).toEqual(socialLinks);
      },
    },
    refuses: {
      'addresses that a page may not link to': async ({ client }) => {
        for (const google of noAddresses) {
          const problem = await client.refused(400, routes.setSocialLinks, { body: { google } });
          expect(fieldsOf(problem), google).toEqual(['google']);
        }
      },
    },
    keepsOut: keepsOut(routes.setSocialLinks),
  },
  setAccountDetails: {
    works: {
      'name, picture and address, which the account then has, and takes that back': async ({ app }) => {
        const person = await newcomer(app);
        const body = { firstName: 'Nadia', lastName: 'Brandt', avatar: onePixel, zip: '10115', timeZone: 'Asia/Tokyo' };
        const { details, changeId } = await person.call(routes.setAccountDetails, { body });
        expect(details).toMatchObject({ ...body, company: '', language: '' });
        const { account } = await person.call(getOwnAccount);
        expect([account.fullName, account.avatar]).toEqual(['Nadia Brandt', onePixel]);
        await person.call(undoChange, { parameters: { id: changeId ?? 0 } });
        const after = (await person.call(getOwnAccount)).account;
        expect([after.fullName, after.avatar]).toEqual(['', null]);
      },
      'the name in two, for who has said it in one': async ({ admin }) => {
        const { details } = await admin.call(routes.setAccountDetails, { body: { zip: '26032' } });
        expect([details.firstName, details.lastName]).toEqual(['Ida', 'Lindqvist']);
      },
    },
    refuses: {
      'no name, no time zone, no language of ours, and what is no picture': async ({ client }) => {
        const body = { firstName: '', timeZone: 'Mars/Olympus', language: 'xx', avatar: 'javascript:alert(1)' };
        const problem = await client.refused(400, routes.setAccountDetails, { body });
        expect(fieldsOf(problem).sort()).toEqual(['avatar', 'firstName', 'language', 'timeZone']);
        for (const avatar of [
          'data:image/svg+xml;base64,PHN2Zz4=',
          '//evil.example/a.png',
          'https://evil.example/a.png',
        ])
          expect(fieldsOf(await client.refused(400, routes.setAccountDetails, { body: { avatar } }))).toEqual([
            'avatar',
          ]);
      },
    },
    keepsOut: keepsOut(routes.setAccountDetails),
  },
  setBillingDetails: {
    works: {
      'what is given, leaves the rest, and takes that back': async ({ app }) => {
        const person = await newcomer(app);
        const body = { company: 'Quill Works', taxId: '12/345' };
        const { billing, changeId } = await person.call(routes.setBillingDetails, { body });
        expect(billing).toMatchObject({ ...body, vatNumber: '' });
        expect((await person.call(routes.readAccountSettings)).billing).toEqual(billing);
        await person.call(undoChange, { parameters: { id: changeId ?? 0 } });
        expect((await person.call(routes.readAccountSettings)).billing).toMatchObject({ company: '', taxId: '' });
      },
    },
    refuses: {
      'what is no e-mail address': async ({ client }) => {
        const problem = await client.refused(400, routes.setBillingDetails, { body: { email: 'nobody' } });
        expect(fieldsOf(problem)).toEqual(['email']);
      },
    },
    keepsOut: keepsOut(routes.setBillingDetails),
  },
};
