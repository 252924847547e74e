import * as routes from '@atrium/contract/files';
import { uploadAttachment } from '../../files/attachments.ts';
import { getFile, uploadFile } from '../../files/files.ts';
import type { PictureUses } from '../../files/picture-uses.ts';
import { handle } from '../../handle.ts';

export const fileEndpoints = (uses: PictureUses) => [
  handle(routes.uploadFile, (context, { query, upload }) =>
    uploadFile(context, uses, { name: query.name, bytes: upload }),
  ),
  handle(routes.uploadAttachment, (context, { query, upload }) =>
    uploadAttachment(context, uses, { name: query.name, bytes: upload }),
  ),
  handle(routes.getFile, (context, { parameters }) => getFile(context, parameters.id)),
];
