import { searchFew } from '../../search/few-search.ts';
import { hitOf, type SearchSource } from '../../search/search-source.ts';

const mostQuestions = 500;

export const searchQuestions: SearchSource = async (question) => {
  const questions = await question.context.services.engine.read
    .selectFrom('faqQuestions')
    .innerJoin('faqCategories', 'faqCategories.id', 'faqQuestions.categoryId')
    .select(['faqQuestions.id', 'question', 'answer', 'faqCategories.title', 'faqCategories.key'])
    .orderBy('faqQuestions.id')
    .limit(mostQuestions)
    .execute();
  const searched = questions.map(({ id, question: asked, answer, title, key }) => ({
    hit: hitOf({ id, title: asked, detail: title, place: key }),
    texts: [asked, answer],
  }));
  return searchFew(question, searched);
};
