import { ownedBy } from '../../lists/list-index.ts';
import { searchList } from '../../search/list-search.ts';
import { inRank } from '../../search/rank.ts';
import { hitOf, type SearchQuestion, type SearchSource } from '../../search/search-source.ts';
import { assignedIndex, shownTask, tasksIndex } from './tasks.list.ts';
import { findTasks } from './tasks.queries.ts';

/** One's own, and those that others have given to one. */
export const searchTasks: SearchSource = async (question) => {
  const [own, assigned] = await Promise.all([
    searchIn(question, tasksIndex, ''),
    searchIn(question, assignedIndex, 'assigned'),
  ]);
  return {
    total: own.total + assigned.total,
    hits: inRank([...own.hits, ...assigned.hits], question.words).slice(0, question.limit),
  };
};

function searchIn(question: SearchQuestion, index: typeof tasksIndex, place: string) {
  const { caller, services } = question.context;
  return searchList(question, {
    index: ownedBy(index, caller.accountId),
    filter: { isDeleted: '0' },
    ...{ sort: 'id', direction: 'desc', byTitle: 'title' },
    load: async (ids) =>
      (await findTasks(services.engine.read, ids))
        .map((task) => shownTask(task))
        .map(({ id, title, dueDate, assignee }) =>
          hitOf({ id, title, detail: assignee?.fullName ?? '', place, day: dueDate }),
        ),
  });
}
