import type { HelpArticle, HelpQuestion, HelpSection } from '@atrium/contract/help';
import { type FoundArticle, type HelpPage, mostFound, type PlacedQuestion } from '@atrium/contract/help-pages';
import type { SignedInContext } from '../../context.ts';
import type { HelpSectionRow } from '../../database/help-schema.ts';
import { notFound } from '../../errors.ts';
import { plainText } from '../../rich-text/plain-text.ts';
import { calledOrToldLike } from '../../search/few-search.ts';
import { foldWords } from '../../search/fold.ts';
import { wordsLike } from '../../search/near.ts';
import { partsWithWords } from '../../search/parts.ts';
import {
  findArticleBySlug,
  findArticles,
  findPlacedQuestion,
  findQuestions,
  findQuestionsOf,
  findWithWords,
  type KeptArticle,
} from './articles.queries.ts';
import { seesDrafts } from './readers.ts';
import { relatedTo } from './related.ts';
import { findSections, shownSection } from './sections.queries.ts';
import { type CountedVotes, findVotes } from './votes.queries.ts';

type QuestionRow = Pick<KeptArticle, 'id' | 'slug' | 'title' | 'isPublished'>;

const readerOf = (context: SignedInContext) => ({ seesDrafts: seesDrafts(context) });

export async function faqPage(context: SignedInContext, q: string) {
  const database = context.services.engine.read;
  const reader = readerOf(context);
  const words = foldWords(q);
  const [sections, found] = await Promise.all([
    findSections(database, 'faq'),
    findArticles(database, 'faq', reader, words),
  ]);
  const isExact = found.length > 0 || words.length === 0;
  const articles = isExact ? found : calledOrToldLike(await findArticles(database, 'faq', reader), words);
  const ids = articles.map(({ id }) => id);
  const votes = await findVotes(database, ids, context.caller.accountId);
  const mark = await marker(words);
  const shown = articles.map((article) => {
    const meant = isExact ? words : wordsLike(article.search, words);
    return {
      ...shownArticle(article, votes.get(article.id), reader.seesDrafts),
      titleParts: partsWithWords(article.title, meant),
      marked: mark(article.content, meant),
    };
  });
  const ofSection = Map.groupBy(shown, ({ sectionId }) => sectionId);
  const categories = (isExact ? sections : nearestFirst(sections, articles)).map((section) => ({
    section: shownSection(section),
    articles: ofSection.get(section.id) ?? [],
  }));
  return { categories, total: articles.length, isNear: !isExact && articles.length > 0 };
}

/** Those that have none of the articles come last. */
function nearestFirst(sections: readonly HelpSectionRow[], articles: readonly KeptArticle[]): HelpSectionRow[] {
  const placeOf = new Map(articles.map(({ sectionId }, place) => [sectionId, place] as const).toReversed());
  const last = articles.length;
  return sections.toSorted((one, other) => (placeOf.get(one.id) ?? last) - (placeOf.get(other.id) ?? last));
}

/** What marks words in answers is large, and comes when there are some. */
async function marker(words: readonly string[]): Promise<(html: string, meant: readonly string[]) => string | null> {
  if (words.length === 0) return () => null;
  const { markedHtml } = await import('../../rich-text/marked-html.ts');
  return markedHtml;
}

function shownArticle(article: KeptArticle, voted: CountedVotes | undefined, seesVotes: boolean): HelpArticle {
  const { id, sectionId, slug, title, content, updatedAt } = article;
  const votes = seesVotes ? (voted?.votes ?? { helpful: 0, notHelpful: 0 }) : null;
  const isPublished = article.isPublished === 1;
  return { id, sectionId, slug, title, content, isPublished, updatedAt, ownVote: voted?.ownVote ?? null, votes };
}

export async function categoryList(context: SignedInContext) {
  const database = context.services.engine.read;
  const [sections, questions] = await Promise.all([
    findSections(database, 'knowledge-base'),
    findQuestions(database, 'knowledge-base', readerOf(context)),
  ]);
  const categories = sections
    .filter(({ parentId }) => parentId === null)
    .map((section) => {
      const groups = sections.filter(({ parentId }) => parentId === section.id);
      const questionCount = questions.filter(({ sectionId }) => groups.some(({ id }) => id === sectionId)).length;
      return { section: shownSection(section), groups: groups.map(shownSection), questionCount };
    });
  return { categories };
}

export async function categoryPage(context: SignedInContext, slug: string) {
  const database = context.services.engine.read;
  const sections = await findSections(database, 'knowledge-base');
  const category = sections.find((section) => section.parentId === null && section.slug === slug);
  if (!category) throw notFound('category');
  const questions = await findQuestionsOf(database, category.id, readerOf(context));
  const ofGroup = Map.groupBy(questions, ({ sectionId }) => sectionId);
  const groups = sections
    .filter(({ parentId }) => parentId === category.id)
    .map((section) => ({
      section: shownSection(section),
      questions: (ofGroup.get(section.id) ?? []).map(shownQuestion),
    }));
  return { category: shownSection(category), groups };
}

function shownQuestion({ id, slug, title, isPublished }: QuestionRow): HelpQuestion {
  return { id, slug, title, isPublished: isPublished === 1 };
}

export async function questionPage(context: SignedInContext, slug: string): Promise<HelpPage> {
  const database = context.services.engine.read;
  const reader = readerOf(context);
  const [sections, article] = await Promise.all([
    findSections(database, 'knowledge-base'),
    findArticleBySlug(database, 'knowledge-base', slug, reader),
  ]);
  const group = sections.find(({ id }) => id === article?.sectionId);
  const category = sections.find(({ id }) => id === group?.parentId);
  if (!article || !group || !category) throw notFound('question');
  const [questions, votes] = await Promise.all([
    findQuestionsOf(database, category.id, reader),
    findVotes(database, [article.id], context.caller.accountId),
  ]);
  return {
    article: shownArticle(article, votes.get(article.id), reader.seesDrafts),
    ...placeIn(category, group),
    related: relatedTo(article, sections, questions).map(place(category)),
    ...neighbours(article, questions.map(place(category))),
  };
}

function placeIn(category: HelpSectionRow, group: HelpSectionRow): { category: HelpSection; group: HelpSection } {
  return { category: shownSection(category), group: shownSection(group) };
}

function place({ slug: category }: HelpSectionRow) {
  return (row: QuestionRow): PlacedQuestion => ({ ...shownQuestion(row), category });
}

export async function placedQuestion(context: SignedInContext, id: number): Promise<PlacedQuestion> {
  const row = await findPlacedQuestion(context.services.engine.read, id, readerOf(context));
  if (!row) throw notFound('question');
  return { ...shownQuestion(row), category: row.category };
}

/** Within its group, and from the last of one to the first of the next. */
function neighbours({ id }: KeptArticle, questions: readonly PlacedQuestion[]) {
  const at = questions.findIndex((question) => question.id === id);
  return { previous: questions[at - 1] ?? null, next: questions[at + 1] ?? null };
}

export async function searchPage(context: SignedInContext, q: string) {
  const words = foldWords(q);
  if (words.length === 0) return { results: [], total: 0, isNear: false };
  const database = context.services.engine.read;
  const reader = readerOf(context);
  const found = await findWithWords(database, words, reader, mostFound);
  const near = found.length > 0 ? [] : calledOrToldLike(await findWithWords(database, [], reader), words);
  const rows = found.length > 0 ? found : near.slice(0, mostFound);
  const meant = (row: FoundRow) => (found.length > 0 ? words : wordsLike(row.search, words));
  const results = rows.map((row) => shownResult(row, meant(row)));
  return { results, total: found[0]?.total ?? near.length, isNear: near.length > 0 };
}

type FoundRow = Awaited<ReturnType<typeof findWithWords>>[number];

function shownResult(row: FoundRow, words: readonly string[]): FoundArticle {
  const { content, category, categoryTitle, groupTitle } = row;
  const excerpt = excerptOf(plainText(content), words);
  const titleParts = partsWithWords(row.title, words);
  const excerptParts = partsWithWords(excerpt, words);
  return { ...shownQuestion(row), category, categoryTitle, groupTitle, excerpt, titleParts, excerptParts };
}

const before = 60;
const longest = 200;

/** Some of a text around the first of these words, whole words of it; its beginning, when they are not in it. */
function excerptOf(text: string, words: readonly string[]): string {
  const first = partsWithWords(text, words)[0]?.start ?? 0;
  if (text.length <= longest) return text;
  const from = first <= before ? 0 : text.indexOf(' ', first - before) + 1;
  const start = Math.min(from, first);
  const end = start + longest >= text.length ? text.length : text.lastIndexOf(' ', start + longest);
  const stop = end > first ? end : start + longest;
  return `${start > 0 ? '… ' : ''}${text.slice(start, stop).toWellFormed()}${stop < text.length ? ' …' : ''}`;
}
