import type { HelpArticle, HelpSection } from '@atrium/contract/help';
import type { getFaq, getHelpCategory } from '@atrium/contract/help-pages';
import {
  type ArticleChanges,
  addArticle,
  addHelpSection,
  deleteArticle,
  deleteHelpSection,
  dismissHelpSearch,
  type HelpSearch,
  type HelpSectionChanges,
  moveArticle,
  moveHelpSection,
  type NewArticle,
  type NewHelpSection,
  updateArticle,
  updateHelpSection,
  voteOnArticle,
} from '@atrium/contract/help-writing';
import type { RouteResult } from '@atrium/contract/route';
import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useMakingOnce } from '../../ui/forms/use-adding-once.ts';
import { useCommand } from '../../ui/use-command.ts';
import { afterMove, type Move } from './after-move.ts';

type Named<Thing> = Pick<Thing & { id: number; title: string }, 'id' | 'title'>;

const touches = ['article'] as const;

export function useAddArticle() {
  const { t } = useTranslation();
  const once = useMakingOnce();
  return useCommand({
    ask: (article: NewArticle) => once((idempotencyKey) => call(addArticle, { body: { ...article, idempotencyKey } })),
    said: ({ title, isPublished }) => t(`help.said.${isPublished ? 'published' : 'drafted'}`, { title }),
    touches: ['article', 'help-search'],
  });
}

interface Change {
  article: Named<HelpArticle>;
  changes: ArticleChanges;
  said: 'changed' | 'published' | 'drafted';
}

export function useChangeArticle() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ article, changes }: Change) => call(updateArticle, { parameters: { id: article.id }, body: changes }),
    said: ({ article, changes, said }) => t(`help.said.${said}`, { title: changes.title ?? article.title }),
    touches,
  });
}

export function useMoveArticle() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ article, sectionId, afterId }: Move & { article: Named<HelpArticle> }) =>
      call(moveArticle, { parameters: { id: article.id }, body: { sectionId, afterId } }),
    said: ({ article }) => t('help.said.moved', { title: article.title }),
    touches,
    show: showMoved,
  });
}

function showMoved(client: QueryClient, move: Move): void {
  client.setQueriesData<RouteResult<typeof getFaq>>({ queryKey: ['article', 'faq'] }, (faq) => {
    if (!faq) return faq;
    const sections = faq.categories.map(({ section: { id }, articles }) => ({ id, items: articles }));
    const moved = afterMove(sections, move);
    return { ...faq, categories: faq.categories.map((each, at) => ({ ...each, articles: moved[at] ?? [] })) };
  });
  client.setQueriesData<RouteResult<typeof getHelpCategory> | null>({ queryKey: ['article', 'category'] }, (page) => {
    if (!page) return page;
    const sections = page.groups.map(({ section: { id }, questions }) => ({ id, items: questions }));
    const moved = afterMove(sections, move);
    return { ...page, groups: page.groups.map((each, at) => ({ ...each, questions: moved[at] ?? [] })) };
  });
}

export function useDeleteArticle() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id }: Named<HelpArticle>) => call(deleteArticle, { parameters: { id } }),
    said: ({ title }) => t('help.said.deleted', { title }),
    touches,
  });
}

export function useVote() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id, isHelpful }: { id: number; isHelpful: boolean | null }) =>
      call(voteOnArticle, { parameters: { id }, body: { isHelpful } }),
    said: ({ isHelpful }) => t(`help.said.${isHelpful === null ? 'voteTaken' : 'voted'}`),
    touches,
  });
}

export function useAddSection() {
  const { t } = useTranslation();
  const once = useMakingOnce();
  return useCommand({
    ask: (section: NewHelpSection) =>
      once((idempotencyKey) => call(addHelpSection, { body: { ...section, idempotencyKey } })),
    said: ({ title }) => t('help.said.added', { title }),
    touches,
  });
}

export function useChangeSection() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ section, changes }: { section: Named<HelpSection>; changes: HelpSectionChanges }) =>
      call(updateHelpSection, { parameters: { id: section.id }, body: changes }),
    said: ({ section, changes }) => t('help.said.changed', { title: changes.title ?? section.title }),
    touches,
  });
}

export function useMoveSection() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ section, afterId }: { section: Named<HelpSection>; afterId: number | null }) =>
      call(moveHelpSection, { parameters: { id: section.id }, body: { afterId } }),
    said: ({ section }) => t('help.said.moved', { title: section.title }),
    touches,
  });
}

export function useDeleteSection() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id }: Named<HelpSection>) => call(deleteHelpSection, { parameters: { id } }),
    said: ({ title }) => t('help.said.deleted', { title }),
    touches,
  });
}

export function useDismissSearch() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id }: HelpSearch) => call(dismissHelpSearch, { parameters: { id } }),
    said: ({ term }) => t('help.said.dismissed', { term }),
    touches: ['help-search'],
  });
}
