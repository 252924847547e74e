import { fileSize } from '@atrium/contract/file-size';
import { sql } from 'kysely';
import type { Database } from '../../database/engine.ts';
import { thumbnailOf } from '../../files/thumbnail.ts';
import { ownedBy } from '../../lists/list-index.ts';
import { type Searched, searchFew } from '../../search/few-search.ts';
import { searchList } from '../../search/list-search.ts';
import { hitOf, nothing, type SearchSource } from '../../search/search-source.ts';
import { findContacts } from './contacts/contacts.queries.ts';
import { askedOf, labelsAskedFor } from './mail.asked.ts';
import { mailsIndex, notThrownAway, onceEachThread } from './mail.list.ts';
import { findListedMails } from './mail.queries.ts';
import { placeOf } from './mail.shapes.ts';

/** One's own mails, the newest first, without what was thrown away. */
export const searchMails: SearchSource = async (question) => {
  const { caller, services } = question.context;
  const kept = { folder: { anyOf: notThrownAway } };
  const own = await labelsAskedFor(services.engine.read, caller.accountId, question.words);
  const { words, ...asked } = askedOf(kept, question.words, question.timeZone, own);
  return searchList(
    { ...question, words },
    {
      ...{ index: ownedBy(mailsIndex, caller.accountId), sort: 'sentAt', direction: 'desc' },
      ...{ ...asked, ...onceEachThread },
      load: async (ids) =>
        (await findListedMails(services.engine.read, caller.accountId, ids)).map((mail) =>
          hitOf({
            ...{ id: mail.id, title: mail.subject, detail: mail.fromName || mail.fromEmail, picture: mail.fromAvatar },
            ...{ place: placeOf(mail), at: mail.sentAt },
          }),
        ),
    },
  );
};

/** An address book is looked at as a whole: its pages say how many there are. */
export const searchContacts: SearchSource = async ({ context, words, limit, isNear }) => {
  if (isNear) return nothing;
  const { read } = context.services.engine;
  const { contacts, total } = await findContacts(
    read,
    context.caller.accountId,
    { words },
    { page: 1, perPage: limit },
  );
  const hits = contacts.map(({ id, name, email, company }) =>
    hitOf({ id, title: name, detail: email, place: company }),
  );
  return { total, hits };
};

// Names of files stand in no index.
const mostFiles = 500;

/** Among the newest files of one's own mails. */
export const searchFiles: SearchSource = async (question) => {
  const { caller, services } = question.context;
  return searchFew(question, await newestFiles(services.engine.read, caller.accountId));
};

async function newestFiles(database: Database, accountId: number): Promise<Searched[]> {
  const rows = await database
    .selectFrom((from) =>
      from
        .selectFrom('mails')
        .select(['id', 'messageId', 'sentAt', 'place', 'folder', 'sendAt', 'snoozedUntil'])
        .where('accountId', '=', accountId)
        .where('hasAttachments', '=', sql.lit(1))
        .where('folder', 'not in', ['spam', 'trash'])
        .orderBy('sentAt', 'desc')
        .orderBy('place', 'desc')
        .limit(mostFiles)
        .as('newest'),
    )
    .innerJoin('mailAttachments', 'mailAttachments.messageId', 'newest.messageId')
    .innerJoin('mailMessages', 'mailMessages.id', 'newest.messageId')
    .select(['newest.id', 'newest.folder', 'newest.sendAt', 'newest.snoozedUntil', 'newest.sentAt'])
    .select(['fileName', 'fromName', 'sizeBytes', 'fileId', 'mediaType', 'thumbnail'])
    .orderBy('newest.sentAt', 'desc')
    .orderBy('newest.place', 'desc')
    .orderBy('position')
    .limit(mostFiles)
    .execute();
  return rows.map(({ id, fileName, fromName, sizeBytes, sentAt, ...mail }) => ({
    hit: hitOf({
      ...{ id, title: fileName, detail: `${fromName}, ${fileSize(sizeBytes)}`, picture: thumbnailOf(mail) },
      ...{ place: placeOf(mail), at: sentAt },
    }),
    texts: [fileName, fromName],
  }));
}
