import type { HelpSite } from '@atrium/contract/help';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { containsUnindexed } from '../../database/dialect.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import type { ArticleRow } from '../../database/help-schema.ts';
import type { Schema } from '../../database/schema.ts';
import { plainText } from '../../rich-text/plain-text.ts';
import { foldSearched, searchText } from '../../search/fold.ts';

/** What is kept of an article: what a search looks at follows from it. */
export type KeptArticle = Omit<ArticleRow, 'titleSearch' | 'search'>;

/** With what a search looks at, folded. */
export type SearchedArticle = KeptArticle & Pick<ArticleRow, 'search'>;

const kept = [
  'articles.id',
  'articles.site',
  'articles.sectionId',
  'articles.slug',
  'articles.title',
  'articles.content',
  'articles.isPublished',
  'articles.positionKey',
  'articles.updatedAt',
] as const;

function articleRow(article: KeptArticle): ArticleRow {
  const { title, content } = article;
  return { ...article, titleSearch: foldSearched(title), search: searchText([title, plainText(content)]) };
}

/** Who asks: those who may change answers see what is not published too. */
interface Reader {
  seesDrafts: boolean;
}

type Articles<Columns> = SelectQueryBuilder<Schema, 'articles', Columns>;

function visible<Columns>(query: Articles<Columns>, { seesDrafts }: Reader): Articles<Columns> {
  return seesDrafts ? query : query.where('articles.isPublished', '=', 1);
}

/** The articles of a site that have every word, within the whole of them or in their titles alone. */
export function findArticles(
  database: Database,
  site: HelpSite,
  reader: Reader,
  words: readonly string[] = [],
  column: 'search' | 'titleSearch' = 'search',
): Promise<SearchedArticle[]> {
  const query = database
    .selectFrom('articles')
    .select([...kept, 'articles.search'])
    .where('site', '=', site);
  const found = words.reduce(
    (narrowed, word) => narrowed.where(containsUnindexed(sql.ref(column), word)),
    visible(query, reader),
  );
  return found.orderBy('positionKey').orderBy('id').execute();
}

/** The questions of a site, without their answers. */
export function findQuestions(database: Database, site: HelpSite, reader: Reader) {
  const query = database
    .selectFrom('articles')
    .select(['articles.id', 'articles.sectionId', 'articles.slug', 'articles.title', 'articles.isPublished'])
    .where('site', '=', site);
  return visible(query, reader).orderBy('positionKey').orderBy('id').execute();
}

/** The questions of the groups of a category, the groups in their order. */
export function findQuestionsOf(database: Database, categoryId: number, reader: Reader) {
  const query = database
    .selectFrom('articles')
    .select(['articles.id', 'articles.sectionId', 'articles.slug', 'articles.title', 'articles.isPublished']);
  return visible(query, reader)
    .innerJoin('helpSections as group', 'group.id', 'articles.sectionId')
    .where('group.parentId', '=', categoryId)
    .orderBy('group.positionKey')
    .orderBy('group.id')
    .orderBy('articles.positionKey')
    .orderBy('articles.id')
    .execute();
}

export function findArticle(database: Database, id: number): Promise<KeptArticle | undefined> {
  return database.selectFrom('articles').select(kept).where('id', '=', id).executeTakeFirst();
}

export function findArticleBySlug(database: Database, site: HelpSite, slug: string, reader: Reader) {
  const query = database.selectFrom('articles').select(kept).where('site', '=', site).where('slug', '=', slug);
  return visible(query, reader).executeTakeFirst();
}

/** A question of the knowledge base, with the address of its category. */
export function findPlacedQuestion(database: Database, id: number, reader: Reader) {
  const query = database
    .selectFrom('articles')
    .select(['articles.id', 'articles.slug', 'articles.title', 'articles.isPublished']);
  return visible(query, reader)
    .innerJoin('helpSections as group', 'group.id', 'articles.sectionId')
    .innerJoin('helpSections as category', 'category.id', 'group.parentId')
    .select('category.slug as category')
    .where('articles.id', '=', id)
    .where('articles.site', '=', 'knowledge-base')
    .executeTakeFirst();
}

/** What the knowledge base has with every word, and has in all where there are none: with all of them in the title first, and with where it stands. */
export function findWithWords(database: Database, words: readonly string[], reader: Reader, limit?: number) {
  return visible(database.selectFrom('articles').select([...kept, 'articles.search']), reader)
    .innerJoin('helpSections as group', 'group.id', 'articles.sectionId')
    .innerJoin('helpSections as category', 'category.id', 'group.parentId')
    .select(['group.title as groupTitle', 'category.title as categoryTitle', 'category.slug as category'])
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('articles.site', '=', 'knowledge-base')
    .where(holdsAll('search', words))
    .orderBy(sql`case when ${holdsAll('titleSearch', words)} then 0 else 1 end`)
    .orderBy('category.positionKey')
    .orderBy('group.positionKey')
    .orderBy('articles.positionKey')
    .orderBy('articles.id')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
}

function holdsAll(column: 'search' | 'titleSearch', words: readonly string[]): RawBuilder<boolean> {
  const held = words.map((word) => containsUnindexed(sql.ref(`articles.${column}`), word));
  return sql`${sql.join([sql`true`, ...held], sql` and `)}`;
}

/** All of a site with where they stand: in a group of a category, or in a category itself. */
export function findArticlesWithPlaces(database: Database, site: HelpSite, reader: Reader) {
  return visible(
    database.selectFrom('articles').select(['articles.id', 'articles.title', 'articles.search', 'articles.slug']),
    reader,
  )
    .innerJoin('helpSections as section', 'section.id', 'articles.sectionId')
    .leftJoin('helpSections as parent', 'parent.id', 'section.parentId')
    .select(['section.title as sectionTitle'])
    .select(({ fn }) => fn.coalesce('parent.slug', 'section.slug').as('category'))
    .where('articles.site', '=', site)
    .orderBy('articles.id')
    .execute();
}

/** Whether readers find something with these words. */
export async function isFound(database: Database, site: HelpSite, words: readonly string[]): Promise<boolean> {
  let query = database.selectFrom('articles').select('id').where('site', '=', site).where('isPublished', '=', 1);
  for (const word of words) query = query.where(containsUnindexed(sql.ref('search'), word));
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

export function findInSection(database: Database, sectionId: number): Promise<KeptArticle[]> {
  return findInSections(database, [sectionId]);
}

export function findInSections(database: Database, sectionIds: readonly number[]): Promise<KeptArticle[]> {
  return database
    .selectFrom('articles')
    .select(kept)
    .where('sectionId', 'in', sectionIds)
    .orderBy('positionKey')
    .orderBy('id')
    .execute();
}

/** Those that a new address must not be. */
export async function findArticleSlugs(database: Database, site: HelpSite, base: string): Promise<string[]> {
  const rows = await database
    .selectFrom('articles')
    .select('slug')
    .where('site', '=', site)
    .where('slug', 'like', `${base}%`)
    .execute();
  return rows.map(({ slug }) => slug);
}

export async function insertArticles(transaction: Transaction, articles: readonly KeptArticle[]): Promise<void> {
  await transaction.insertInto('articles').values(articles.map(articleRow)).execute();
}

export async function replaceArticle(transaction: Transaction, article: KeptArticle): Promise<void> {
  const { id, ...row } = articleRow(article);
  await transaction.updateTable('articles').set(row).where('id', '=', id).execute();
}

export async function removeArticles(transaction: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await transaction.deleteFrom('articles').where('id', 'in', ids).execute();
}
