import type { Transaction } from '../../database/engine.ts';
import { reserveIds } from '../../database/sequences.ts';
import { fold } from '../../search/fold.ts';
import { findFaqCategories } from './faq.queries.ts';
import { sampleQuestions } from './faq.sample-rows.ts';

export async function loadSampleFaq(transaction: Transaction): Promise<void> {
  const categories = await findFaqCategories(transaction);
  const rows = categories
    .flatMap(({ id, key }) =>
      sampleQuestions[key].map(([question, answer], index) => ({
        categoryId: id,
        question,
        answer,
        search: fold(question),
        position: index + 1,
      })),
    )
    .map((row, index) => ({ ...row, id: index + 1 }));
  await transaction.insertInto('faqQuestions').values(rows).execute();
  await reserveIds(transaction, 'faq_questions', rows.length);
}
