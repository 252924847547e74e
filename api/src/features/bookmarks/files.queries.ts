import type { FileItem } from '@atrium/contract/bookmarks';
import { fileSize } from '@atrium/contract/file-size';
import { sql } from 'kysely';
import type { Database } from '../../database/engine.ts';
import { thumbnailOf } from '../../files/thumbnail.ts';

const mostFiles = 100;
const filePicture = '/pictures/file.svg';

/** The newest attachments of the mails of an account, each with who sent it: what the search over everything calls files. */
export async function findFiles(database: Database, accountId: number): Promise<FileItem[]> {
  const rows = await database
    .selectFrom((from) =>
      from
        .selectFrom('mails')
        .select(['messageId', 'sentAt', 'place'])
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
    .select(['fileName', 'fromName', 'sizeBytes', 'fileId', 'mediaType', 'thumbnail'])
    .orderBy('newest.sentAt', 'desc')
    .orderBy('place', 'desc')
    .orderBy('position')
    .limit(mostFiles)
    .execute();
  return rows.map(({ fileName, fromName, sizeBytes, ...file }) => {
    return { title: fileName, by: fromName, size: fileSize(sizeBytes), file: thumbnailOf(file) || filePicture };
  });
}
