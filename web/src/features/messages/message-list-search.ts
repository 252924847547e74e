import { listMessages } from '@atrium/contract/messages';
import { idParameter } from '@atrium/contract/text';
import * as z from 'zod/mini';
import { layoutParameters } from '../../ui/data-table/list-search.ts';

const { page, perPage } = listMessages.query.shape;

/** `message` is the one that is open. */
export const MessageListSearch = z.object({ page, perPage, message: z.optional(idParameter()), ...layoutParameters });

export const messageListDefaults = {};
