import { creditNoteFileName } from '@atrium/contract/credit-note-document';
import { exportCreditNotes, listCreditNotes } from '@atrium/contract/credit-note-list';
import * as routes from '@atrium/contract/credit-notes';
import { fileResponse } from '../../../file-response.ts';
import { handle } from '../../../handle.ts';
import { deliverSoon } from '../../../mail/outbox.ts';
import { electronicCreditNote } from '../files/electronic-credit-note.ts';
import { creditNotePdfOf } from '../files/invoice-files.ts';
import { type ChangedCreditNote, requireCreditNote } from './credit-notes.changes.ts';
import { creditNotesAsFile } from './credit-notes.export.ts';
import { creditNoteIds, findCreditNotePage } from './credit-notes.page.ts';
import { findCreditNotes } from './credit-notes.queries.ts';
import { shownCreditNote, shownWholeCreditNote } from './credit-notes.shapes.ts';
import { addCreditNote, creditableOf, deleteCreditNote, downloadCreditNote } from './credit-notes.ts';
import { sendCreditNote } from './send-credit-note.ts';

export const creditNoteEndpoints = [
  handle(listCreditNotes, async ({ lists }, { query }) => {
    const { total, ids } = await findCreditNotePage(lists, query);
    return { total, creditNotes: (await findCreditNotes(lists.database, ids)).map(shownCreditNote) };
  }),

  // Before the one with a number: the first that fits an address answers.
  handle(exportCreditNotes, async ({ lists, now }, { query }) => {
    const columns = query.columns === undefined ? undefined : [query.columns].flat();
    return creditNotesAsFile(lists.database, creditNoteIds(lists, query), { ...query, columns }, now);
  }),

  handle(routes.getCreditNote, async ({ services: { engine } }, { parameters }) =>
    shownWholeCreditNote(await requireCreditNote(engine.read, parameters.id)),
  ),

  handle(routes.getCreditable, (context, { parameters }) => creditableOf(context, parameters.id)),

  handle(routes.addCreditNote, async (context, { parameters, body }) =>
    shownChange(await addCreditNote(context, parameters.id, body)),
  ),

  handle(routes.deleteCreditNote, async (context, { parameters }) => ({
    changeId: await deleteCreditNote(context, parameters.id),
  })),

  handle(routes.sendCreditNote, async (context, { parameters, body }) => {
    const { messageId, ...sent } = await sendCreditNote(context, parameters.id, body);
    deliverSoon(context);
    return { ...shownChange(sent), messageId };
  }),

  handle(routes.downloadCreditNote, async (context, { parameters }) =>
    shownChange(await downloadCreditNote(context, parameters.id)),
  ),

  handle(routes.getCreditNotePdf, async ({ services }, { parameters: { id }, query }) => {
    const { language = services.settings.language } = query;
    const whole = shownWholeCreditNote(await requireCreditNote(services.engine.read, id));
    const pdf = await creditNotePdfOf(services, whole, language);
    return fileResponse(pdf, 'application/pdf', creditNoteFileName(id, language));
  }),

  handle(routes.getElectronicCreditNote, async ({ services: { engine } }, { parameters: { id } }) => {
    const text = electronicCreditNote(shownWholeCreditNote(await requireCreditNote(engine.read, id)));
    return fileResponse(text, 'application/xml', `credit-note-${id}.xml`);
  }),
];

function shownChange<ChangeId extends number | null>({ stored, changeId }: ChangedCreditNote<ChangeId>) {
  return { ...shownWholeCreditNote(stored), changeId };
}
