import type { HelpArticle, HelpSection } from '@atrium/contract/help';
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
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useCommand } from '../../ui/use-command.ts';

type Named<Thing> = Pick<Thing & { id: number; title: string }, 'id' | 'title'>;

const touches = ['article'] as const;

export function useAddArticle() {
  const { t } = useTranslation();
  return useCommand({
    ask: (article: NewArticle) => call(addArticle, { body: article }),
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
    ask: ({ article, ...body }: { article: Named<HelpArticle>; sectionId: number; afterId: number | null }) =>
      call(moveArticle, { parameters: { id: article.id }, body }),
    said: ({ article }) => t('help.said.moved', { title: article.title }),
    touches,
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
  return useCommand({
    ask: (section: NewHelpSection) => call(addHelpSection, { body: section }),
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
