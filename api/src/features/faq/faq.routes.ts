import type { Faq, FaqCategory, FaqCategoryKey } from '@atrium/contract/faq';
import * as routes from '@atrium/contract/faq';
import type { Database } from '../../database/engine.ts';
import { handle } from '../../handle.ts';
import { findFaqCategories, findFaqQuestions } from './faq.queries.ts';

export const faqEndpoints = [
  handle(routes.readFaq, ({ services }, { query }) => readFaq(services.engine.read, query.q)),
];

async function readFaq(database: Database, q: string): Promise<Faq> {
  const [categories, questions] = await Promise.all([findFaqCategories(database), findFaqQuestions(database, q)]);
  const category = (key: FaqCategoryKey): FaqCategory => {
    const found = categories.find((candidate) => candidate.key === key);
    if (!found) throw new Error(`The FAQ has no category ${key}.`);
    const { id, icon, title, subtitle } = found;
    const ofCategory = questions.filter(({ categoryId }) => categoryId === id);
    return { icon, title, subtitle, qandA: ofCategory.map(({ question, answer }) => ({ question, ans: answer })) };
  };
  return {
    payment: category('payment'),
    delivery: category('delivery'),
    cancellationReturn: category('cancellationReturn'),
    myOrders: category('myOrders'),
    productServices: category('productServices'),
  };
}
