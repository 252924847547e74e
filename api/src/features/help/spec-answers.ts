import { type Faq, type FaqCategory, type FaqCategoryKey, faqCategoryKeys } from '@atrium/contract/faq';
import { helpPicturePath } from '@atrium/contract/help';
import type { KnowledgeBaseArticle, KnowledgeBaseCategory, KnowledgeBaseGroup } from '@atrium/contract/knowledge-base';
import type { Database } from '../../database/engine.ts';
import { notFound } from '../../errors.ts';
import { plainText } from '../../rich-text/plain-text.ts';
import { foldWords } from '../../search/fold.ts';
import { findArticleBySlug, findArticles, findQuestions } from './articles.queries.ts';
import { relatedTo } from './related.ts';
import { findSections } from './sections.queries.ts';

const everybody = { seesDrafts: false };

/** What a category that somebody deleted was called: the five are answered always. */
const missing: Readonly<Record<FaqCategoryKey, FaqCategory>> = {
  payment: { icon: 'CreditCard', title: 'Payment', subtitle: '', qandA: [] },
  delivery: { icon: 'ShoppingBag', title: 'Delivery', subtitle: '', qandA: [] },
  cancellationReturn: { icon: 'RefreshCw', title: 'Cancellation and return', subtitle: '', qandA: [] },
  myOrders: { icon: 'Package', title: 'My orders', subtitle: '', qandA: [] },
  productServices: { icon: 'Settings', title: 'Products and services', subtitle: '', qandA: [] },
};

export async function readFaq(database: Database, q: string): Promise<Faq> {
  const [sections, articles] = await Promise.all([
    findSections(database, 'faq'),
    findArticles(database, 'faq', everybody, foldWords(q), 'titleSearch'),
  ]);
  const ofSection = Map.groupBy(articles, ({ sectionId }) => sectionId);
  const found = sections.map(({ id, slug, icon, title, description }): [string, FaqCategory] => {
    const qandA = (ofSection.get(id) ?? []).map((article) => ({
      question: article.title,
      ans: plainText(article.content),
    }));
    return [slug, { icon, title, subtitle: description, qandA }];
  });
  const order = (key: string) => (faqCategoryKeys.some((known) => known === key) ? 0 : 1);
  return { ...missing, ...Object.fromEntries(found.sort(([one], [other]) => order(one) - order(other))) };
}

export async function readCategories(database: Database): Promise<KnowledgeBaseCategory[]> {
  const sections = await findSections(database, 'knowledge-base');
  return sections
    .filter(({ parentId }) => parentId === null)
    .map(({ id, slug, title, description, picture }) => {
      return { id, category: slug, img: helpPicturePath(picture), title, desc: description };
    });
}

/** Of the category with this slug, or of the first. */
export async function readCategory(database: Database, slug: string | undefined): Promise<KnowledgeBaseGroup[]> {
  const [sections, questions] = await Promise.all([
    findSections(database, 'knowledge-base'),
    findQuestions(database, 'knowledge-base', everybody),
  ]);
  const category = sections.find((section) => section.parentId === null && (slug ?? section.slug) === section.slug);
  if (!category) throw notFound('category');
  const ofGroup = Map.groupBy(questions, ({ sectionId }) => sectionId);
  return sections
    .filter(({ parentId }) => parentId === category.id)
    .map(({ id, title, icon, color }) => {
      const within = (ofGroup.get(id) ?? []).map((question) => ({ ...question, question: question.title }));
      return { id, title, icon, iconColor: color, questions: within };
    });
}

/** The article with this slug, or the first one of the first category that has any. */
export async function readArticle(database: Database, slug: string | undefined): Promise<KnowledgeBaseArticle> {
  const [sections, questions] = await Promise.all([
    findSections(database, 'knowledge-base'),
    findQuestions(database, 'knowledge-base', everybody),
  ]);
  const asked = slug ?? firstOf(sections, questions)?.slug;
  const article = asked && (await findArticleBySlug(database, 'knowledge-base', asked, everybody));
  if (!article) throw notFound('question');
  const relatedQuestions = relatedTo(article, sections, questions).map(({ id, title, slug: address }) => {
    return { id, question: title, slug: address };
  });
  const { title, content, updatedAt } = article;
  return { title, lastUpdated: updatedAt.slice(0, 'YYYY-MM-DD'.length), relatedQuestions, content };
}

function firstOf(
  sections: Awaited<ReturnType<typeof findSections>>,
  questions: Awaited<ReturnType<typeof findQuestions>>,
) {
  for (const { id } of sections.filter(({ parentId }) => parentId === null)) {
    for (const group of sections.filter(({ parentId }) => parentId === id)) {
      const first = questions.find(({ sectionId }) => sectionId === group.id);
      if (first) return first;
    }
  }
  return undefined;
}
