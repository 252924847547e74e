import * as z from 'zod/mini';
import { route } from './route.ts';

export const countUnreadMails = route({
  name: 'countUnreadMails',
  method: 'GET',
  path: '/api/v1/mail-unread',
  summary: 'How many threads of the inbox wait to be read.',
  access: { action: 'read', subject: 'Mail' },
  status: 200,
  response: z.object({ unread: z.int() }),
});
