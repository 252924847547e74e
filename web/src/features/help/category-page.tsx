import '../../ui/mantine-styles.ts';
import type { HelpSection } from '@atrium/contract/help';
import type { getHelpCategory } from '@atrium/contract/help-pages';
import type { RouteResult } from '@atrium/contract/route';
import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconFolderPlus, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../navigation/page-title.ts';
import { useAbility } from '../../session/ability.ts';
import { useListSearch } from '../../ui/data-table/use-list-search.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { FoundArticles } from './found-articles.tsx';
import { GroupCard } from './group-card.tsx';
import classes from './help.module.css';
import { categoryQuery } from './help.queries.ts';
import { KnowledgeBaseAddress, noDefaults } from './help-address.ts';
import { KnowledgeBasePanel } from './knowledge-base-panel.tsx';
import { KnowledgeBaseSearch } from './knowledge-base-search.tsx';
import { NotThere } from './not-there.tsx';
import { useHelpOrder } from './use-help-order.ts';

type Category = NonNullable<RouteResult<typeof getHelpCategory>>;

const crumbs = [
  { titleKey: 'shell.menu.pages' },
  { titleKey: 'help.knowledgeBase.title', path: '/pages/knowledge-base' },
];

export function CategoryPage({ slug }: { slug: string }) {
  const [address, change] = useListSearch(KnowledgeBaseAddress, noDefaults);
  const { data, error, refetch } = useQuery(categoryQuery(slug));
  usePageTitle(data?.category.title);
  const isSearching = address.q !== '';
  return (
    <>
      <PageHeader
        titleKey="help.knowledgeBase.category"
        {...(data && { title: data.category.title })}
        crumbs={crumbs}
        actions={data && <Actions category={data} onOpen={(panel, within) => change({ panel, within })} />}
      />
      <KnowledgeBaseSearch q={address.q} onSearch={(q) => change({ q }, { replace: true })} />
      {isSearching && <FoundArticles q={address.q} />}
      {!isSearching && data === null && <NotThere what="category" />}
      {!isSearching && data === undefined && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!isSearching && data === undefined && !error && <Skeleton height={420} radius="lg" />}
      {!isSearching && data && <Groups category={data} onOpen={(panel, within) => change({ panel, within })} />}
      <KnowledgeBasePanel
        address={address}
        change={change}
        sections={data?.groups.map(({ section }) => section) ?? []}
        article={null}
      />
    </>
  );
}

interface PartProps {
  category: Category;
  onOpen: (panel: string, within?: string) => void;
}

function Actions({ category: { category, groups }, onOpen }: PartProps) {
  const { t } = useTranslation();
  if (!useAbility().can('create', 'Article')) return null;
  const [first] = groups;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFolderPlus size={18} stroke={1.5} aria-hidden />}
        onClick={() => onOpen('new-section', `section-${category.id}`)}
      >
        {t('help.section.addGroup')}
      </Button>
      {first && (
        <Button
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
          onClick={() => onOpen('new', `section-${first.section.id}`)}
        >
          {t('help.add')}
        </Button>
      )}
    </>
  );
}

function Groups({ category: { category, groups }, onOpen }: PartProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const canUpdate = useAbility().can('update', 'Article');
  const ordered = groups.flatMap(({ section, questions }) =>
    questions.map((question) => ({ ...question, sectionId: section.id })),
  );
  const order = useHelpOrder(ordered);
  const siblings: HelpSection[] = groups.map(({ section }) => section);
  if (groups.length === 0)
    return (
      <EmptyState
        icon={<IconFolderPlus size={20} stroke={1.5} />}
        title={t('help.knowledgeBase.noGroups')}
        text={t('help.knowledgeBase.noGroupsText')}
      />
    );
  return (
    <>
      <div className={classes.groups} data-drag-group>
        {groups.map(({ section, questions }) => (
          <GroupCard
            key={section.id}
            category={category.slug}
            section={section}
            questions={questions}
            siblings={siblings}
            order={canUpdate ? order : null}
            onAdd={() => onOpen('new', `section-${section.id}`)}
            onEdit={() => onOpen(`section-${section.id}`)}
            onEditQuestion={({ id, slug: question }) =>
              void navigate({
                to: '/pages/knowledge-base/$category/$question',
                params: { category: category.slug, question },
                search: { panel: `article-${id}` },
              })
            }
          />
        ))}
      </div>
      <VisuallyHidden aria-live="polite">{order.said}</VisuallyHidden>
    </>
  );
}
