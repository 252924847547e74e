import { queryOfWords } from '@atrium/contract/phrases';
import { searchList } from '../../search/list-search.ts';
import { hitOf, type SearchSource } from '../../search/search-source.ts';
import { employeeWords } from './employees.filter.ts';
import { employeesIndex } from './employees.list.ts';
import { findEmployees } from './employees.queries.ts';

/** Those who work here, as their list shows them unless it is asked for the others. */
export const searchEmployees: SearchSource = (question) =>
  searchList(
    { ...question, words: employeeWords(queryOfWords(question.words)) },
    {
      index: employeesIndex,
      filter: { archive: 'current' },
      ...{ sort: 'fullName', direction: 'asc', byTitle: 'fullName' },
      load: async (ids) =>
        (await findEmployees(question.context.services.engine.read, ids)).map(({ id, fullName, post, avatar }) =>
          hitOf({ id, title: fullName, detail: post, picture: avatar }),
        ),
    },
  );
