import type { HelpArticle, HelpSection, HelpSite } from '@atrium/contract/help';
import type { HelpSearch } from '@atrium/contract/help-writing';
import { Skeleton, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../ui/side-panel.tsx';
import { AddArticleForm, type ArticlePlaces, EditArticleForm } from './article-form.tsx';
import { AskedList } from './asked-list.tsx';
import { askedQuery } from './help.queries.ts';
import { numberIn } from './help-address.ts';
import { SectionForm } from './section-form.tsx';

interface HelpPanelState {
  panel?: string | undefined;
  within?: string | undefined;
  answers?: string | undefined;
}

interface HelpPanelProps {
  state: HelpPanelState;
  site: HelpSite;
  /** What can be written here. */
  sections: readonly HelpSection[];
  articles: readonly HelpArticle[];
  places: readonly ArticlePlaces[];
  isLoading: boolean;
  onClose: () => void;
  onAnswer: (search: HelpSearch) => void;
}

/** What is written beside the page, as its address says. */
export function HelpPanel(props: HelpPanelProps) {
  const { t } = useTranslation();
  const { panel } = props.state;
  const kind = panel?.replace(/-\d+$/, '');
  const isGroup = kind === 'new-section' && props.state.within !== undefined;
  return (
    <SidePanel
      key={panel}
      title={t(`help.panel.${isGroup ? 'new-group' : kind}`)}
      onClose={props.onClose}
      size={kind === 'new' || kind === 'article' ? 'lg' : 'md'}
    >
      {(controls) => <Content {...props} controls={controls} />}
    </SidePanel>
  );
}

type ContentProps = HelpPanelProps & { controls: Parameters<Parameters<typeof SidePanel>[0]['children']>[0] };

function Content({ state, site, sections, articles, places, isLoading, onAnswer, controls }: ContentProps) {
  const { t } = useTranslation();
  const { panel, within } = state;
  if (panel === 'asked') return <AskedList onAnswer={onAnswer} />;
  if (panel === 'new-section')
    return <SectionForm panel={controls} section={null} site={site} parentId={numberIn(within, 'section')} />;
  if (isLoading) return <Skeleton height={360} />;
  if (panel === 'new') return <NewArticle state={state} places={places} controls={controls} />;
  const article = articles.find(({ id }) => id === numberIn(panel, 'article'));
  if (article) return <EditArticleForm panel={controls} places={places} article={article} />;
  const section = sections.find(({ id }) => id === numberIn(panel, 'section'));
  if (section) return <SectionForm panel={controls} section={section} site={site} parentId={section.parentId} />;
  return <Text size="sm">{t('help.form.gone')}</Text>;
}

function NewArticle({ state, places, controls }: Pick<ContentProps, 'state' | 'places' | 'controls'>) {
  const { t } = useTranslation();
  const asked = useInfiniteQuery({ ...askedQuery, enabled: state.answers !== undefined });
  const first = places.flatMap(({ items }) => items)[0];
  const sectionId = numberIn(state.within, 'section') ?? Number(first?.value ?? 0);
  if (!first) return <Text size="sm">{t('help.form.noPlace')}</Text>;
  if (state.answers !== undefined && asked.isPending) return <Skeleton height={360} />;
  const searches = asked.data?.pages.flatMap((page) => page.searches) ?? [];
  const answers = searches.find(({ id }) => id === numberIn(state.answers, 'search')) ?? null;
  return <AddArticleForm panel={controls} places={places} sectionId={sectionId} answers={answers} />;
}
