import { closeAccount } from '@atrium/contract/accounts';
import { updateEvent } from '@atrium/contract/calendar';
import { exportEvent } from '@atrium/contract/calendar-files';
import { getTask, listTasks, updateTask } from '@atrium/contract/tasks';
import { expect, test } from 'vitest';
import { addAnEvent, allEvents, inviting } from '../calendar/calendar.ts';
import { openApp } from '../helper.ts';
import { newcomer, password } from '../people.ts';
import { addATask } from '../tasks/tasks.ts';

const app = await openApp();

test('Who has closed their account has no name on what they gave others to do, and where they invited them', async () => {
  const [leaving, staying] = [await newcomer(app), await newcomer(app)];
  const assignee = { fullName: 'Staying', avatar: '', accountId: staying.accountId };
  const { id } = await addATask(leaving, { assignee });
  const event = await addAnEvent(leaving, inviting(staying));
  await leaving.call(closeAccount, { body: { currentPassword: password } });

  const { task } = await staying.call(getTask, { parameters: { id } });
  expect(task.owner).toEqual({ accountId: leaving.accountId, fullName: '', avatar: '' });
  const [seen] = (await allEvents(staying)).filter((each) => each.id === event.id);
  expect(seen?.organiser).toEqual({ accountId: leaving.accountId, name: '', email: '', avatar: '' });
  const file = await staying.send(exportEvent, { parameters: { id: event.id } });
  expect(file.text).toContain('ORGANIZER:');
  expect(JSON.stringify([task, seen, file.text])).not.toMatch(/closed-\d/);
});

test('What somebody has to do who closes their account is nobody’s by name, can be changed, and is given to nobody there any more', async () => {
  const [owner, leaving] = [await newcomer(app), await newcomer(app)];
  const assignee = { fullName: 'Leaving', avatar: '', accountId: leaving.accountId };
  const given = await addATask(owner, { assignee });
  const other = await addATask(owner);
  await leaving.call(closeAccount, { body: { currentPassword: password } });

  const nobody = { fullName: '', avatar: '', accountId: leaving.accountId };
  const { task: seen } = await owner.call(getTask, { parameters: { id: given.id } });
  expect(seen.assignee).toEqual(nobody);
  expect((await owner.call(listTasks, { query: {} })).map((each) => each.assignee)).toContainEqual(nobody);
  const { task } = await owner.call(updateTask, { body: { task: { ...seen, title: 'Row over' } } });
  expect(task).toMatchObject({ title: 'Row over', assignee: nobody });
  const again = await owner.call(updateTask, { body: { task: { id: given.id, assignee: null } } });
  expect(again.task.assignee).toBeNull();
  await owner.refused(400, updateTask, { body: { task: { id: other.id, assignee } } });
});

test('Who has closed their account has no name among the guests of an event, which can be changed', async () => {
  const [owner, leaving] = [await newcomer(app), await newcomer(app)];
  const guest = { value: leaving.username, label: leaving.username, accountId: leaving.accountId };
  const { id } = await addAnEvent(owner, { extendedProps: { guests: [guest] } });
  await leaving.call(closeAccount, { body: { currentPassword: password } });

  const seen = (await allEvents(owner)).find((each) => each.id === id);
  const nobody = { accountId: leaving.accountId, label: '', avatar: '' };
  expect(seen?.extendedProps.guests).toMatchObject([nobody]);
  const file = await owner.send(exportEvent, { parameters: { id } });
  expect(JSON.stringify([seen, file.text])).not.toContain(leaving.username);
  const { guests } = seen?.extendedProps ?? {};
  const changes = { id, title: 'Without them', extendedProps: { guests: guests ?? [] } };
  const { event } = await owner.call(updateEvent, { body: { event: changes } });
  expect(event).toMatchObject({ title: 'Without them', extendedProps: { guests: [nobody] } });
});
