import { HelpSection } from '@atrium/contract/help';
import { searchStates } from '@atrium/contract/help-writing';
import * as z from 'zod/mini';
import { givenFields } from '../../changes/difference.ts';
import { recordChange } from '../../changes/record.ts';
import type { Undoers } from '../../changes/undo.ts';
import { refuseChanged, undoOf } from '../../changes/undo-record.ts';
import type { Transaction } from '../../database/engine.ts';
import { conflict } from '../../errors.ts';
import { freeKey } from '../../hand-order.ts';
import {
  findArticle,
  findArticleSlugs,
  findInSection,
  insertArticles,
  type KeptArticle,
  removeArticles,
} from './articles.queries.ts';
import { articleChange, changeArticle } from './articles.ts';
import { findSearch } from './searches.queries.ts';
import { setState } from './searches.ts';
import {
  findGroupsOf,
  findSection,
  findSectionSlugs,
  findSiblings,
  insertSections,
  removeSections,
} from './sections.queries.ts';
import { changeSection, sectionChange } from './sections.ts';
import { findVote, findVoteOf } from './votes.queries.ts';
import { changeVote, giveVote, takeBackVote } from './votes.ts';

const Section = z.object({ ...HelpSection.shape, positionKey: z.string() });
const Article = z.object({
  id: z.int(),
  site: HelpSection.shape.site,
  sectionId: z.int(),
  slug: z.string(),
  title: z.string(),
  content: z.string(),
  isPublished: z.int(),
  positionKey: z.string(),
  updatedAt: z.string(),
});
const Vote = z.object({ id: z.int(), articleId: z.int(), accountId: z.int(), isHelpful: z.int(), at: z.string() });

/** Only what may change of them: the rest of a record is as it was. */
const changedSection = z.partial(z.omit(Section, { id: true, site: true, parentId: true, slug: true }));
const changedArticle = z.partial(z.omit(Article, { id: true, site: true, slug: true, updatedAt: true }));

/** What came to stand under this address meanwhile keeps it. */
async function refuseTaken(
  findSlugs: typeof findSectionSlugs,
  transaction: Transaction,
  { site, slug, title }: Pick<KeptArticle, 'site' | 'slug' | 'title'>,
): Promise<void> {
  if ((await findSlugs(transaction, site, slug)).includes(slug))
    throw conflict(`Something else has the address of ${title} by now. Delete that first.`);
}

const undoSectionChange = undoOf({
  find: findSection,
  async remove(transaction, context, section) {
    const [groups, articles] = [
      await findGroupsOf(transaction, section.id),
      await findInSection(transaction, section.id),
    ];
    if (groups.length + articles.length > 0)
      throw conflict(`${section.title} has changed since. Undo what came later first, or edit it.`);
    await removeSections(transaction, [section.id]);
    return recordChange(transaction, context, sectionChange(section, section, null));
  },
  async restore(transaction, context, before) {
    const section = Section.parse(before);
    if (section.parentId !== null && !(await findSection(transaction, section.parentId)))
      throw conflict('The category that this stood in has been deleted. Undo that first.');
    await refuseTaken(findSectionSlugs, transaction, section);
    const positionKey = freeKey(await findSiblings(transaction, section), section.id, section.positionKey);
    const restored = { ...section, positionKey };
    await insertSections(transaction, [restored]);
    return recordChange(transaction, context, sectionChange(restored, null, restored));
  },
  async revert(transaction, context, now, before) {
    const after = { ...now, ...givenFields(changedSection.parse(before)) };
    const positionKey = freeKey(await findSiblings(transaction, now), now.id, after.positionKey);
    return changeSection(transaction, context, now, { ...after, positionKey });
  },
});

const undoArticleChange = undoOf({
  find: findArticle,
  async remove(transaction, context, article) {
    await removeArticles(transaction, [article.id]);
    return recordChange(transaction, context, articleChange(article, article, null));
  },
  async restore(transaction, context, before) {
    const article = await placed(transaction, Article.parse(before));
    await refuseTaken(findArticleSlugs, transaction, article);
    await insertArticles(transaction, [article]);
    return recordChange(transaction, context, articleChange(article, null, article));
  },
  async revert(transaction, context, now, before) {
    const after = await placed(transaction, { ...now, ...givenFields(changedArticle.parse(before)) });
    return changeArticle(transaction, context, now, after);
  },
});

/** Where it stood, if that is there and no other has come to stand there since. */
async function placed(transaction: Transaction, article: KeptArticle): Promise<KeptArticle> {
  if (!(await findSection(transaction, article.sectionId)))
    throw conflict('Where this question stood has been deleted. Undo that first.');
  const siblings = await findInSection(transaction, article.sectionId);
  return { ...article, positionKey: freeKey(siblings, article.id, article.positionKey) };
}

async function nameOfVote(transaction: Transaction, articleId: number): Promise<string> {
  return (await findArticle(transaction, articleId))?.title ?? '';
}

const undoVoteChange = undoOf({
  find: findVote,
  remove: async (transaction, context, vote) =>
    takeBackVote(transaction, context, await nameOfVote(transaction, vote.articleId), vote),
  async restore(transaction, context, before) {
    const vote = Vote.parse(before);
    const title = await nameOfQuestion(transaction, vote.articleId);
    if (await findVoteOf(transaction, vote.articleId, vote.accountId))
      throw conflict(`You have said again since whether ${title} helped.`);
    return giveVote(transaction, context, title, vote);
  },
  async revert(transaction, context, now, before) {
    const { isHelpful } = z.object({ isHelpful: z.int() }).parse(before);
    return changeVote(transaction, context, await nameOfQuestion(transaction, now.articleId), now, isHelpful);
  },
});

async function nameOfQuestion(transaction: Transaction, articleId: number): Promise<string> {
  const article = await findArticle(transaction, articleId);
  if (!article) throw conflict('This question has been deleted since. Undo that first.');
  return article.title;
}

const Searched = z.object({ state: z.enum(searchStates) });

export const helpUndoers: Undoers = {
  article: undoArticleChange,
  'article-vote': undoVoteChange,
  'help-section': undoSectionChange,
  async 'help-search'(transaction, context, change) {
    const now = await findSearch(transaction, change.entityId);
    if (!now) throw conflict(`${change.entityName} is not kept any more.`);
    refuseChanged(change, now);
    const changeId = await setState(transaction, context, now.id, Searched.parse(change.before).state);
    if (changeId === null) throw conflict(`${change.entityName} is as it was already.`);
    return changeId;
  },
};
