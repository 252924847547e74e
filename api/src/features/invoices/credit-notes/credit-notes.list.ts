import { KeptAddressee } from '@atrium/contract/clients';
import type { CreditNoteListQuery } from '@atrium/contract/credit-note-list';
import { creditNoteState } from '@atrium/contract/credit-notes';
import { houseCents } from '@atrium/contract/currency';
import type { CreditNoteRow } from '../../../database/invoices-schema.ts';
import { facetOf, type ListIndex } from '../../../lists/list-index.ts';
import { numberKey } from '../../../lists/number-key.ts';
import type { ListRequest } from '../../../lists/page.ts';
import { amountWords } from '../../../search/amounts.ts';
import { fold, searchText } from '../../../search/fold.ts';
import { presenceOf, present } from '../clients/clients.list.ts';

/** What is written of a credit note: all else in its row follows from it. */
export type WrittenCreditNote = Omit<
  CreditNoteRow,
  'clientNameKey' | 'totalKey' | 'state' | 'facet' | 'search' | 'place'
>;

export const creditNotesIndex: ListIndex<CreditNoteRow> = {
  name: 'credit_notes',
  sorts: { id: 'id', clientName: 'clientNameKey', issuedDate: 'issuedDate', total: 'totalKey', state: 'state' },
  facets: ['presence', 'state'],
};

type Listed = Pick<CreditNoteListQuery, 'q' | 'state' | 'sort' | 'sortColumn'>;

export function creditNotesRequest({ q, state, sort, sortColumn }: Listed): ListRequest {
  return { words: amountWords(q), filter: { presence: present, state }, sort: sortColumn, direction: sort };
}

/** As the table keeps it. Amounts are put in order by what they are worth in the house, at the rate of the invoice. */
export function creditNoteRow(written: WrittenCreditNote, rateMillionths: number): CreditNoteRow {
  const { id, totalCents, deletedAt } = written;
  const client = KeptAddressee.parse(JSON.parse(written.clientAsIssued));
  const state = creditNoteState(written);
  return {
    ...written,
    clientNameKey: fold(client.name),
    totalKey: numberKey(houseCents(totalCents, rateMillionths)),
    state,
    facet: facetOf([presenceOf(deletedAt), state]),
    search: searchText([
      client.companyEmail,
      client.name,
      String(id),
      String(written.invoiceId),
      String(totalCents / 100),
    ]),
    place: id,
  };
}
