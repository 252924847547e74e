import { type Linked, listLinks, makeTaskFrom } from '@atrium/contract/links';
import type { Task } from '@atrium/contract/tasks';
import type { Person } from '../person.ts';
import { addATask } from '../tasks/tasks.ts';

export const linksOf = async (person: Person, { entity, id }: Linked) =>
  (await person.call(listLinks, { query: { entity, id } })).links;

/** A task that was made from another. */
export async function linkedTask(
  person: Person,
): Promise<{ source: Task; task: Task; changeId: number; linkId: number }> {
  const source = await addATask(person, { title: 'Ask about the rope' });
  const made = await person.call(makeTaskFrom, { body: { from: { entity: 'task', id: source.id } } });
  const [link] = await linksOf(person, { entity: 'task', id: source.id });
  return { source, ...made, linkId: link?.id ?? 0 };
}
