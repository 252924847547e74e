import { dayOf } from '@atrium/contract/days';
import { queryOfWords } from '@atrium/contract/phrases';
import type { Quote } from '@atrium/contract/quotes';
import { mostHits } from '@atrium/contract/search';
import type { Database } from '../../database/engine.ts';
import { inOrder } from '../../lists/in-order.ts';
import { amountWords } from '../../search/amounts.ts';
import { searchList } from '../../search/list-search.ts';
import { slipsTo } from '../../search/near.ts';
import { type Found, hitOf, nothing, type SearchSource } from '../../search/search-source.ts';
import { clientsIndex, present } from './clients/clients.list.ts';
import { findClients } from './clients/clients.queries.ts';
import { creditNotesIndex } from './credit-notes/credit-notes.list.ts';
import { findCreditNotes } from './credit-notes/credit-notes.queries.ts';
import { shownCreditNote } from './credit-notes/credit-notes.shapes.ts';
import { invoicesIndex, invoiceWords } from './invoices.list.ts';
import { findInvoices } from './invoices.queries.ts';
import { findQuote } from './quotes/quotes.changes.ts';
import { countQuotes, findQuotes, findQuotesWithIds, findSearchTexts } from './quotes/quotes.queries.ts';
import { shownQuote } from './quotes/quotes.shapes.ts';

/** By number, by whom it is to, and by all else that its list finds it by. */
export const searchInvoices: SearchSource = (question) =>
  searchList(
    { ...question, words: invoiceWords(queryOfWords(question.words)) },
    {
      index: invoicesIndex,
      filter: { presence: present },
      ...{ sort: 'id', direction: 'desc', byTitle: 'clientName', isNumbered: true },
      load: async (ids) =>
        (await findInvoices(question.context.services.engine.read, ids)).map(
          ({ id, client, total, currency, dueDate }) =>
            hitOf({
              id,
              title: `#${id}`,
              detail: client.name,
              ...{ amountCents: Math.round(total * 100), currency },
              day: dueDate,
            }),
        ),
    },
  );

/** By number, by that of the invoice, and by whom it is to. */
export const searchCreditNotes: SearchSource = (question) =>
  searchList(
    { ...question, words: amountWords(queryOfWords(question.words)) },
    {
      index: creditNotesIndex,
      filter: { presence: present },
      ...{ sort: 'id', direction: 'desc', byTitle: 'clientName', isNumbered: true },
      load: async (ids) =>
        (await findCreditNotes(question.context.services.engine.read, ids))
          .map(shownCreditNote)
          .map(({ id, client, totalCents, currency, issuedDate }) =>
            hitOf({ id, title: `#${id}`, detail: client.name, amountCents: totalCents, currency, day: issuedDate }),
          ),
    },
  );

// The latest of these are shown.
const looked = 20;
// Of so many, the latest, it is looked whether their words are like those asked.
const lookedForNear = 2_000;

/** Quotes are looked at as their list does it; the one whose number it is comes first. */
export const searchQuotes: SearchSource = async ({ context, words, limit, isNear }) => {
  const { read } = context.services.engine;
  const today = dayOf(context.now);
  if (isNear) return nearQuotes(read, words, limit, today);
  const q = queryOfWords(words);
  const total = await countQuotes(read, { q }, today);
  if (total === 0) return nothing;
  const numbered = /^\d{1,15}$/.test(q) ? await findQuote(read, Number(q)) : undefined;
  const latest = await findQuotes(read, { q, page: 1, perPage: looked }, today);
  const others = latest.filter(({ row }) => row.id !== numbered?.row.id);
  const found = numbered ? [numbered, ...others] : others;
  return { total, hits: found.slice(0, limit).map((quote) => hitOfQuote(shownQuote(quote, today))) };
};

async function nearQuotes(database: Database, words: readonly string[], limit: number, today: string): Promise<Found> {
  const near = (await findSearchTexts(database, lookedForNear))
    .flatMap(({ id, search }) => {
      const slips = slipsTo(search, words);
      return slips === null ? [] : [{ id, slips }];
    })
    .toSorted((one, other) => one.slips - other.slips)
    .map(({ id }) => id)
    .slice(0, mostHits);
  const shown = near.slice(0, limit);
  const quotes = (await findQuotesWithIds(database, shown)).map((quote) => shownQuote(quote, today));
  return { total: near.length, hits: inOrder(shown, quotes).map(hitOfQuote) };
}

function hitOfQuote({ id, client, totalCents, currency, validUntil }: Quote) {
  return hitOf({ id, title: `#${id}`, detail: client.name, amountCents: totalCents, currency, day: validUntil });
}

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
