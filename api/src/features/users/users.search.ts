import { searchList } from '../../search/list-search.ts';
import { hitOf, type SearchSource } from '../../search/search-source.ts';
import { usersIndex } from './users.list.ts';
import { findUsers } from './users.queries.ts';

export const searchUsers: SearchSource = (question) =>
  searchList(question, {
    index: usersIndex,
    filter: {},
    ...{ sort: 'fullName', direction: 'asc', byTitle: 'fullName' },
    load: async (ids) =>
      (await findUsers(question.context.services.engine.read, ids)).map(({ id, fullName, email, avatar }) =>
        hitOf({ id, title: fullName, detail: email, picture: avatar }),
      ),
  });
