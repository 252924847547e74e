import * as links from '@atrium/contract/links';
import { newTitle } from '../calendar/calendar.ts';
import { asUpload, brokenFile } from '../calendar/ics-files.ts';
import { linkedTask } from '../links/links.ts';
import { addATask } from '../tasks/tasks.ts';
import { type Acts, by } from './act.ts';

export const linkActs: Acts = {
  makeTaskFrom: async (_, admin) =>
    by(admin, () => admin.send(links.makeTaskFrom, { body: { from: { entity: 'invoice', id: 5001 } } })),
  makeEventFrom: async (_, admin) => {
    const { id } = await addATask(admin);
    const body = { from: { entity: 'task', id }, timeZone: 'Europe/Oslo' };
    return by(admin, () => admin.send(links.makeEventFrom, { body }));
  },
  addEventsFrom: async (_, admin) => {
    const { id } = await addATask(admin);
    const upload = asUpload(brokenFile.replace('UID:good', `UID:${newTitle()}`));
    return by(admin, () => admin.send(links.addEventsFrom, { query: { entity: 'task', id }, upload }));
  },
  removeLink: async (_, admin) => {
    const { linkId } = await linkedTask(admin);
    return by(admin, () => admin.send(links.removeLink, { parameters: { id: linkId } }));
  },
};
