import { ownedBy } from '../../lists/list-index.ts';
import { searchList } from '../../search/list-search.ts';
import { hitOf, type SearchQuestion, type SearchSource } from '../../search/search-source.ts';
import { assignedIndex, shownTask, tasksIndex } from './tasks.list.ts';
import { findTasks } from './tasks.queries.ts';

/** One's own. */
export const searchTasks: SearchSource = (question) => searchIn(question, tasksIndex);

/** What others have given one to do. */
export const searchAssigned: SearchSource = (question) => searchIn(question, assignedIndex);

function searchIn(question: SearchQuestion, index: typeof tasksIndex) {
  const { caller, services } = question.context;
  return searchList(question, {
    index: ownedBy(index, caller.accountId),
    filter: { isDeleted: '0' },
    ...{ sort: 'id', direction: 'desc', byTitle: 'title' },
    load: async (ids) =>
      (await findTasks(services.engine.read, ids))
        .map((task) => shownTask(task))
        .map(({ id, title, dueDate, assignee }) =>
          hitOf({ id, title, detail: assignee?.fullName ?? '', day: dueDate }),
        ),
  });
}
