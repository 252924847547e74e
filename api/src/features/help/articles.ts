import type { HelpArticle } from '@atrium/contract/help';
import type { ArticleChanges, NewArticle } from '@atrium/contract/help-writing';
import { addOnce, type Keyed, stillThere } from '../../changes/added-once.ts';
import { differenceOf } from '../../changes/difference.ts';
import { type ChangeToRecord, recordChange } from '../../changes/record.ts';
import type { Acting, Context, SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import type { HelpSectionRow } from '../../database/help-schema.ts';
import { nextId } from '../../database/sequences.ts';
import { badInput, notFound } from '../../errors.ts';
import { keyBehind, keyOfLast } from '../../hand-order.ts';
import { harmlessHtml } from '../../rich-text/harmless-html.ts';
import {
  findArticle,
  findArticleSlugs,
  findInSection,
  insertArticles,
  type KeptArticle,
  removeArticles,
  replaceArticle,
} from './articles.queries.ts';
import { freeSlug, slugBase } from './places.ts';
import { markAnswered } from './searches.ts';
import { findSection } from './sections.queries.ts';
import { findVotes } from './votes.queries.ts';

interface Added {
  article: HelpArticle;
  /** The slug of the category that it is in. */
  category: string;
  changeId: number;
}

export async function addArticle(
  context: SignedInContext,
  { idempotencyKey, ...given }: Keyed<NewArticle>,
): Promise<Added> {
  const content = await harmlessAnswer(given.content);
  return addOnce<Added>(context, {
    entity: 'article',
    idempotencyKey,
    add: (transaction) => insertArticle(transaction, context, { ...given, content }),
    idOf: ({ article }) => article.id,
    again: (transaction, known) => addedBefore(transaction, context, known),
  });
}

async function insertArticle(
  transaction: Transaction,
  context: Context,
  { answersSearchId, isPublished, ...fields }: NewArticle,
): Promise<Added> {
  const section = await requirePlace(transaction, fields.sectionId, null);
  const base = slugBase(fields.title, 'question');
  const article: KeptArticle = {
    ...fields,
    id: await nextId(transaction, 'articles'),
    site: section.site,
    slug: freeSlug(base, await findArticleSlugs(transaction, section.site, base)),
    isPublished: isPublished ? 1 : 0,
    positionKey: keyOfLast(await findInSection(transaction, section.id)),
    updatedAt: context.now,
  };
  await insertArticles(transaction, [article]);
  const changeId = await recordChange(transaction, context, articleChange(article, null, article));
  if (answersSearchId !== null) await markAnswered(transaction, context, answersSearchId);
  return { article: asNew(article), category: await categoryOf(transaction, section), changeId };
}

async function addedBefore(
  transaction: Transaction,
  { caller }: SignedInContext,
  { entityId, changeId }: { entityId: number; changeId: number },
): Promise<Added> {
  const kept = stillThere(await findArticle(transaction, entityId));
  const votes = await findVotes(transaction, [entityId], caller.accountId);
  const section = stillThere(await findSection(transaction, kept.sectionId));
  const article = { ...asNew(kept), ...votes.get(entityId) };
  return { article, category: await categoryOf(transaction, section), changeId };
}

async function categoryOf(transaction: Transaction, { parentId, slug }: HelpSectionRow): Promise<string> {
  const category = parentId === null ? undefined : await findSection(transaction, parentId);
  return category?.slug ?? slug;
}

function asNew({ positionKey: _, site: __, isPublished, ...article }: KeptArticle): HelpArticle {
  return { ...article, isPublished: isPublished === 1, ownVote: null, votes: { helpful: 0, notHelpful: 0 } };
}

/** What is nothing but what could do harm is no answer. */
async function harmlessAnswer(content: string): Promise<string> {
  const harmless = await harmlessHtml(content, 'content');
  if (harmless.trim() === '') throw badInput([{ path: 'content', message: 'Fill this in.' }]);
  return harmless;
}

/** A question of the FAQ stands in a category, one of the knowledge base in a group; from one to the other it does not go. */
async function requirePlace(
  transaction: Transaction,
  sectionId: number,
  site: HelpSectionRow['site'] | null,
): Promise<HelpSectionRow> {
  const section = await findSection(transaction, sectionId);
  const isPlace = section && (section.site === 'faq' || section.parentId !== null);
  if (isPlace && (site === null || section.site === site)) return section;
  throw badInput([{ path: 'sectionId', message: 'Questions cannot stand here.' }]);
}

export async function updateArticle(context: Context, id: number, changes: ArticleChanges): Promise<number | null> {
  const content = changes.content === undefined ? undefined : await harmlessAnswer(changes.content);
  return context.services.engine.write(async (transaction) => {
    const before = await requireArticle(transaction, id);
    const after = { ...before, title: changes.title ?? before.title, content: content ?? before.content };
    if (changes.isPublished !== undefined) after.isPublished = changes.isPublished ? 1 : 0;
    if (changes.sectionId !== undefined && changes.sectionId !== before.sectionId) {
      const section = await requirePlace(transaction, changes.sectionId, before.site);
      after.sectionId = section.id;
      after.positionKey = keyOfLast(await findInSection(transaction, section.id));
    }
    return changeArticle(transaction, context, before, after);
  });
}

export function moveArticle(
  context: Context,
  id: number,
  { sectionId, afterId }: { sectionId: number; afterId: number | null },
): Promise<number | null> {
  return context.services.engine.write(async (transaction) => {
    const before = await requireArticle(transaction, id);
    const section = await requirePlace(transaction, sectionId, before.site);
    const positionKey = keyBehind(await findInSection(transaction, section.id), id, afterId);
    if (positionKey === null) return null;
    return changeArticle(transaction, context, before, { ...before, sectionId: section.id, positionKey });
  });
}

export function deleteArticle(context: Context, id: number): Promise<number> {
  return context.services.engine.write(async (transaction) => {
    const article = await requireArticle(transaction, id);
    await removeArticles(transaction, [id]);
    return recordChange(transaction, context, articleChange(article, article, null));
  });
}

async function requireArticle(transaction: Transaction, id: number): Promise<KeptArticle> {
  const article = await findArticle(transaction, id);
  if (!article) throw notFound('question');
  return article;
}

const fields = ['title', 'content', 'isPublished', 'sectionId', 'positionKey'] as const;
const written: readonly string[] = ['title', 'content'];

/** Records what is different; nothing is recorded, and the answer is null, when nothing is. What it says is of the day on which that was written. */
export async function changeArticle(
  transaction: Transaction,
  context: Acting,
  before: KeptArticle,
  after: KeptArticle,
): Promise<number | null> {
  const difference = differenceOf(before, after, fields);
  if (!difference) return null;
  const isRewritten = difference.fields.some((field) => written.includes(field));
  await replaceArticle(transaction, { ...after, updatedAt: isRewritten ? context.now : after.updatedAt });
  return recordChange(transaction, context, articleChange(after, difference.before, difference.after));
}

export function articleChange({ id, title }: KeptArticle, before: object | null, after: object | null): ChangeToRecord {
  return { entity: 'article', entityId: id, entityName: title, before, after, isUndoable: true };
}
