import type { HelpSection } from '@atrium/contract/help';
import type { HelpSectionChanges, NewHelpSection } from '@atrium/contract/help-writing';
import { addOnce, type Keyed, stillThere } from '../../changes/added-once.ts';
import { differenceOf, givenFields } from '../../changes/difference.ts';
import { type ChangeToRecord, recordChange, recordChanges } from '../../changes/record.ts';
import type { Acting, Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import type { HelpSectionRow } from '../../database/help-schema.ts';
import { nextId } from '../../database/sequences.ts';
import { badInput, notFound } from '../../errors.ts';
import { keyBehind, keyOfLast } from '../../hand-order.ts';
import { findInSections, removeArticles } from './articles.queries.ts';
import { articleChange } from './articles.ts';
import { freeSlug, slugBase } from './places.ts';
import {
  findGroupsOf,
  findSection,
  findSectionSlugs,
  findSiblings,
  insertSections,
  removeSections,
  replaceSection,
  shownSection,
} from './sections.queries.ts';

interface Added {
  section: HelpSection;
  changeId: number;
}

export function addSection(context: Context, { idempotencyKey, ...given }: Keyed<NewHelpSection>): Promise<Added> {
  return addOnce<Added>(context, {
    entity: 'help-section',
    idempotencyKey,
    add: (transaction) => insertSection(transaction, context, given),
    idOf: ({ section }) => section.id,
    again: async (transaction, { entityId, changeId }) => {
      return { section: shownSection(stillThere(await findSection(transaction, entityId))), changeId };
    },
  });
}

async function insertSection(transaction: Transaction, context: Context, given: NewHelpSection): Promise<Added> {
  await refuseParent(transaction, given);
  const base = slugBase(given.title, 'category');
  const section: HelpSectionRow = {
    ...given,
    id: await nextId(transaction, 'help_sections'),
    slug: freeSlug(base, await findSectionSlugs(transaction, given.site, base)),
    positionKey: keyOfLast(await findSiblings(transaction, given)),
  };
  await insertSections(transaction, [section]);
  const change = sectionChange(section, null, section);
  return { section: shownSection(section), changeId: await recordChange(transaction, context, change) };
}

/** Groups are of categories of the knowledge base, and of nothing else. */
async function refuseParent(transaction: Transaction, { site, parentId }: NewHelpSection): Promise<void> {
  if (parentId === null) return;
  const parent = await findSection(transaction, parentId);
  if (site === 'knowledge-base' && parent?.site === site && parent.parentId === null) return;
  throw badInput([{ path: 'parentId', message: 'There is no such category.' }]);
}

export function updateSection(context: Context, id: number, changes: HelpSectionChanges): Promise<number | null> {
  return context.services.engine.write(async (transaction) => {
    const before = await requireSection(transaction, id);
    return changeSection(transaction, context, before, { ...before, ...givenFields(changes) });
  });
}

export function moveSection(context: Context, id: number, afterId: number | null): Promise<number | null> {
  return context.services.engine.write(async (transaction) => {
    const before = await requireSection(transaction, id);
    const positionKey = keyBehind(await findSiblings(transaction, before), id, afterId);
    if (positionKey === null) return null;
    return changeSection(transaction, context, before, { ...before, positionKey });
  });
}

/** The groups and articles within go first, so that an undo finds each place before what stands in it. */
export function deleteSection(context: Context, id: number): Promise<number> {
  return context.services.engine.write(async (transaction) => {
    const section = await requireSection(transaction, id);
    const groups = await findGroupsOf(transaction, id);
    const sections = [...groups, section];
    const articles = await findInSections(transaction, idsOf(sections));
    await removeArticles(transaction, idsOf(articles));
    await removeSections(transaction, idsOf(sections));
    const changes = [
      ...articles.map((article) => articleChange(article, article, null)),
      ...sections.map((within) => sectionChange(within, within, null)),
    ];
    const first = await recordChanges(transaction, context, changes);
    return first + changes.length - 1;
  });
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

async function requireSection(transaction: Transaction, id: number): Promise<HelpSectionRow> {
  const section = await findSection(transaction, id);
  if (!section) throw notFound('category');
  return section;
}

const fields = ['title', 'description', 'icon', 'color', 'picture', 'positionKey'] as const;

/** Records what is different; nothing is recorded, and the answer is null, when nothing is. */
export async function changeSection(
  transaction: Transaction,
  context: Acting,
  before: HelpSectionRow,
  after: HelpSectionRow,
): Promise<number | null> {
  const difference = differenceOf(before, after, fields);
  if (!difference) return null;
  await replaceSection(transaction, after);
  return recordChange(transaction, context, sectionChange(after, difference.before, difference.after));
}

export function sectionChange(
  { id, title }: HelpSectionRow,
  before: object | null,
  after: object | null,
): ChangeToRecord {
  return { entity: 'help-section', entityId: id, entityName: title, before, after, isUndoable: true };
}
