import type { Database } from '../../database/engine.ts';
import { inOrder } from '../../lists/in-order.ts';
import { searchList } from '../../search/list-search.ts';
import { hitOf, type SearchSource } from '../../search/search-source.ts';
import { clientsIndex, present } from './clients.list.ts';
import { findClients } from './clients.queries.ts';
import { invoicesIndex } from './invoices.list.ts';
import { findInvoices } from './invoices.queries.ts';

/** By number, by whom it is to, and by all else that its list finds it by. */
export const searchInvoices: SearchSource = (question) =>
  searchList(question, {
    index: invoicesIndex,
    filter: { presence: present },
    ...{ sort: 'id', direction: 'desc', byTitle: 'clientName', isNumbered: true },
    load: async (ids) =>
      (await findInvoices(question.context.services.engine.read, ids)).map(({ id, client, total, currency, dueDate }) =>
        hitOf({
          id,
          title: `#${id}`,
          detail: client.name,
          ...{ amountCents: Math.round(total * 100), currency },
          day: dueDate,
        }),
      ),
  });

export const searchClients: SearchSource = (question) =>
  searchList(question, {
    index: clientsIndex,
    filter: { presence: present },
    ...{ sort: 'name', direction: 'asc', byTitle: 'name' },
    load: async (ids) =>
      (await clientsWithIds(question.context.services.engine.read, ids)).map(({ id, name, company }) =>
        hitOf({ id, title: name, detail: company }),
      ),
  });

async function clientsWithIds(database: Database, ids: readonly number[]) {
  return inOrder(ids, await findClients(database, ids));
}
