import * as routes from '@atrium/contract/files';
import { uploadAttachment } from '../../files/attachments.ts';
import { getFile, uploadFile } from '../../files/files.ts';
import { handle } from '../../handle.ts';

export const fileEndpoints = [
  handle(routes.uploadFile, (context, { query, upload }) => uploadFile(context, query.name, upload)),
  handle(routes.uploadAttachment, (context, { query, upload }) => uploadAttachment(context, query.name, upload)),
  handle(routes.getFile, (context, { parameters }) => getFile(context, parameters.id)),
];
