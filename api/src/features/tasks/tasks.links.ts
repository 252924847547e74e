import { NewTask } from '@atrium/contract/tasks';
import type { LinkMakers, LinkSource } from '../../links/link-source.ts';
import { plainText } from '../../rich-text/plain-text.ts';
import { textAsHtml } from '../../rich-text/text-as-html.ts';
import { findReadable } from './tasks.assigned.queries.ts';
import { findTaskTitles } from './tasks.queries.ts';
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

/** What the contract lets a description have. */
const longestDescription = 10_000;
