import { NewTask } from '@atrium/contract/tasks';
import type { LinkMakers, LinkSource } from '../../links/link-source.ts';
import { plainText } from '../../rich-text/plain-text.ts';
import { textAsHtml } from '../../rich-text/text-as-html.ts';
import { findReadable } from './tasks.assigned.queries.ts';
import { shownTask } from './tasks.list.ts';
import { findTask, findTaskTitles } from './tasks.queries.ts';
import { insertTask } from './tasks.ts';

export const taskLinks: LinkSource = {
  titles: findTaskTitles,
  async content(database, accountId, id) {
    const found = await findReadable(database, accountId, id);
    return found && { title: found.task.title, text: plainText(found.task.description) };
  },
};

export const makeLinkedTask: LinkMakers['task'] = (transaction, context, { title, text }) =>
  insertTask(transaction, context, NewTask.parse({ title, description: textAsHtml(text, longestDescription) }));

/** What is in the trash is not there any more. */
export const findMadeTask: LinkMakers['madeTask'] = async (transaction, accountId, id) => {
  const task = await findTask(transaction, accountId, id);
  return task && !task.isDeleted ? shownTask(task) : undefined;
};

/** What the contract lets a description have. */
const longestDescription = 10_000;
