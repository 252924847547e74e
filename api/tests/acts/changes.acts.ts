import { undoChange } from '@atrium/contract/changes';
import * as users from '@atrium/contract/users';
import { addSomebody } from '../people.ts';
import { type Acts, by } from './act.ts';

export const changeActs: Acts = {
  undoChange: async (_, admin) => {
    const { id } = await addSomebody(admin);
    const { changeId } = await admin.call(users.deleteUser, { query: { id } });
    return by(admin, () => admin.send(undoChange, { parameters: { id: changeId } }));
  },
};
