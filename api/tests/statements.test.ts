import { getConfiguration } from '@atrium/contract/configuration';
import { routes } from '@atrium/contract/routes';
import { expect, test } from 'vitest';
import { newDatabase } from './engines.ts';
import { openApp } from './helper.ts';
import type { AnyInput } from './person.ts';
import { counting } from './statements.ts';

const inputs: Readonly<Record<string, AnyInput>> = {
  getUser: { query: { id: 1 } },
  getUserAccess: { parameters: { id: 1 } },
  getUserConnections: { parameters: { id: 1 } },
  getUserNotifications: { parameters: { id: 1 } },
  listSavedViews: { query: { list: 'users' } },
  getMail: { query: { id: 20 } },
  paginateMail: { query: { dir: 'next', emailId: 20 } },
  readKnowledgeBaseArticle: { query: { slug: 'page-through-a-list' } },
  readKnowledgeBaseCategory: { query: { category: 'api-questions' } },
  readBlogPost: { query: { id: 1 } },
  readEditableBlogPost: { query: { id: 1 } },
  getChat: { query: { id: 2 } },
  listConversationMessages: { parameters: { id: 1 } },
  getInvoice: { parameters: { id: 5000 } },
  getProduct: { parameters: { id: 1 } },
  getOrder: { parameters: { id: 1 } },
};
const reading = routes.filter(({ method }) => method === 'GET');

test('x', async () => {
  const database = await newDatabase();
  const { engine, statements } = counting(await database.open());
  const app = await openApp({ database, services: { engine } });
  const admin = await app.signIn('admin');
  for (const route of reading) {
    statements.length = 0;
    const { status, text } = await admin.send(route, inputs[route.name]);
    console.log(route.name, status, statements.length, status === 200 ? '' : text);
  }
  expect(getConfiguration).toBeDefined();
});
