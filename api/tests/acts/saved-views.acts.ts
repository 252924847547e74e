import * as savedViews from '@atrium/contract/saved-views';
import { somebody } from '../people.ts';
import { type Acts, by } from './act.ts';

export const savedViewActs: Acts = {
  addSavedView: async (_, admin) =>
    by(admin, () =>
      admin.send(savedViews.addSavedView, { body: { list: 'users', name: somebody().fullName, state: '{}' } }),
    ),
  deleteSavedView: async (_, admin) => {
    const body = { list: 'users', name: somebody().fullName, state: '{}' };
    const { savedView } = await admin.call(savedViews.addSavedView, { body });
    return by(admin, () => admin.send(savedViews.deleteSavedView, { parameters: { id: savedView.id } }));
  },
};
