import { type FaqCategoryKey, faqCategoryKeys } from '@atrium/contract/faq';
import { longestArticle } from '@atrium/contract/help';
import type { Transaction } from '../../database/engine.ts';
import type { HelpSectionRow } from '../../database/help-schema.ts';
import { nextId, nextIds, reserveIds } from '../../database/sequences.ts';
import { textAsHtml } from '../../rich-text/text-as-html.ts';
import { fold } from '../../search/fold.ts';
import { insertArticles, type KeptArticle } from './articles.queries.ts';
import { sampleQuestions } from './faq.sample-rows.ts';
import { sampleSearches } from './knowledge-base.sample-more.ts';
import { sampleGroups } from './knowledge-base.sample-rows.ts';
import { slugBase } from './places.ts';
import { insertSearches } from './searches.queries.ts';
import { findSections, insertSections } from './sections.queries.ts';

export async function loadSampleHelp(transaction: Transaction, now: string): Promise<void> {
  const firstGroup = await nextIds(transaction, 'help_sections', sampleGroups.length);
  const categories = await findSections(transaction, 'knowledge-base');
  const groups = sampleGroups.flatMap(({ category, title, icon, iconColor, articles }, index) => {
    const parent = categories.find(({ slug }) => slug === category);
    if (!parent) return [];
    const row = groupRow(firstGroup + index, parent, { title, icon, color: iconColor, position: index + 1 });
    return [{ row, articles }];
  });
  await insertSections(
    transaction,
    groups.map(({ row }) => row),
  );
  const answers = groups.flatMap(({ row, articles }) =>
    articles.map((article, index) => answer(row, article, index + 1)),
  );
  const questions = await faqRows(transaction);
  const rows = [...answers, ...questions].map((article, index) => {
    return { ...article, id: index + 1, updatedAt: hoursBefore(now, (index * 5 + 3) * 24) };
  });
  await insertArticles(transaction, rows);
  await reserveIds(transaction, 'articles', rows.length);
  await loadSearches(transaction, now);
}

function groupRow(
  id: number,
  { id: parentId, picture }: HelpSectionRow,
  { position, ...looks }: Pick<HelpSectionRow, 'title' | 'icon' | 'color'> & { position: number },
): HelpSectionRow {
  const slug = `group-${id}`;
  return { ...looks, id, site: 'knowledge-base', parentId, slug, description: '', picture, positionKey: key(position) };
}

type Answer = Omit<KeptArticle, 'id' | 'updatedAt'>;

function answer(
  { id: sectionId, site }: HelpSectionRow,
  { slug, title, content }: { slug: string; title: string; content: string },
  position: number,
): Answer {
  return { site, sectionId, slug, title, content, isPublished: 1, positionKey: key(position) };
}

async function faqRows(transaction: Transaction): Promise<Answer[]> {
  const categories = await findSections(transaction, 'faq');
  return faqCategoryKeys.flatMap((category: FaqCategoryKey) => {
    const section = categories.find(({ slug }) => slug === category);
    if (!section) return [];
    return sampleQuestions[category].map(([title, text], index) => {
      const content = textAsHtml(text, longestArticle);
      return answer(section, { slug: slugBase(title, 'question'), title, content }, index + 1);
    });
  });
}

async function loadSearches(transaction: Transaction, now: string): Promise<void> {
  const firstId = await nextId(transaction, 'help_searches');
  await reserveIds(transaction, 'help_searches', firstId + sampleSearches.length - 1);
  const rows = sampleSearches.map(([site, term, times, hoursAgo], index) => {
    const lastAt = hoursBefore(now, hoursAgo);
    return {
      id: firstId + index,
      site,
      term,
      termKey: fold(term),
      times,
      lastAt,
      lastAccountId: null,
      state: 'open' as const,
    };
  });
  await insertSearches(transaction, rows);
}

/** As an order given by hand has it. */
function key(position: number): string {
  return `d${String(position).padStart(4, '0')}`;
}

function hoursBefore(now: string, hours: number): string {
  return new Date(Date.parse(now) - hours * 3_600_000).toISOString();
}
