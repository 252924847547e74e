import * as waitlist from '@atrium/contract/waitlist';
import { linkSentTo } from '../helper.ts';
import { asks, waits } from '../waitlist/waitlist.ts';
import { type Acts, by, byNobody } from './act.ts';

export const waitlistActs: Acts = {
  joinWaitlist: async (app) => {
    const body = { email: 'vera@tides.example', waitsFor: 'coming-soon' };
    return byNobody(() => app.visitor().send(waitlist.joinWaitlist, { body }));
  },
  confirmWaiting: async (app, admin) => {
    const token = await linkSentTo(await asks(app), admin);
    return byNobody(() => app.visitor().send(waitlist.confirmWaiting, { body: { token } }));
  },
  leaveWaitlist: async (app, admin) => {
    const { token } = await waits(app, admin);
    return byNobody(() => app.visitor().send(waitlist.leaveWaitlist, { body: { token } }));
  },
  announceToWaitlist: async (app, admin) => {
    await waits(app, admin);
    const body = { waitsFor: 'coming-soon', subject: 'It is there', text: 'Come and see.' };
    return by(admin, () => admin.send(waitlist.announceToWaitlist, { body }));
  },
};
