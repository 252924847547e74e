import '../../ui/mantine-styles.ts';
import { helpPicturePath } from '@atrium/contract/help';
import type { listHelpCategories } from '@atrium/contract/help-pages';
import type { RouteResult } from '@atrium/contract/route';
import { Button, Skeleton } from '@mantine/core';
import { IconBooks, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { useListSearch } from '../../ui/data-table/use-list-search.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import { AskedButton } from './asked-button.tsx';
import cards from './category-cards.module.css';
import { FoundArticles } from './found-articles.tsx';
import classes from './help.module.css';
import { categoriesQuery } from './help.queries.ts';
import { KnowledgeBaseAddress, noDefaults, numberIn } from './help-address.ts';
import { KnowledgeBasePanel } from './knowledge-base-panel.tsx';
import { KnowledgeBaseSearch } from './knowledge-base-search.tsx';
import { SectionMenu } from './section-menu.tsx';
import { ToFaqCategory } from './to-faq-category.tsx';
import { ToQuestion } from './to-question.tsx';

type Categories = RouteResult<typeof listHelpCategories>['categories'];

export function KnowledgeBasePage() {
  const { t } = useTranslation();
  const [address, change] = useListSearch(KnowledgeBaseAddress, noDefaults);
  const { data, error, refetch } = useQuery(categoriesQuery);
  const question = numberIn(address.panel, 'article');
  const section = numberIn(address.panel, 'section');
  const canWrite = useAbility().can('create', 'Article');
  const addButton = canWrite && (
    <Button variant="default" onClick={() => change({ panel: 'new-section' })}>
      {t('help.section.add')}
    </Button>
  );
  return (
    <>
      <PageHeader
        titleKey="help.knowledgeBase.title"
        crumbs={[{ titleKey: 'shell.menu.pages' }]}
        actions={
          <>
            <AskedButton onOpen={() => change({ panel: 'asked' })} />
            {addButton}
            {canWrite && (
              <Button
                leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
                onClick={() => change({ panel: 'new' })}
              >
                {t('help.add')}
              </Button>
            )}
          </>
        }
      />
      <KnowledgeBaseSearch q={address.q} onSearch={(q) => change({ q }, { replace: true })} />
      {address.q !== '' && <FoundArticles q={address.q} />}
      {address.q === '' && !data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {address.q === '' && !data && !error && <WaitingCards />}
      {address.q === '' && data && data.categories.length > 0 && (
        <Cards categories={data.categories} onOpen={(panel, within) => change({ panel, within })} />
      )}
      {address.q === '' && data?.categories.length === 0 && (
        <EmptyState
          icon={<IconBooks size={20} stroke={1.5} />}
          title={t('help.knowledgeBase.empty')}
          text={t('help.knowledgeBase.emptyText')}
          action={addButton}
        />
      )}
      {question === null && <KnowledgeBasePanel address={address} change={change} sections={[]} article={null} />}
      {question !== null && <ToQuestion id={question} />}
      {section !== null && data && !isOf(data.categories, section) && <ToFaqCategory id={section} />}
    </>
  );
}

function isOf(categories: Categories, sectionId: number): boolean {
  return categories.some(({ section, groups }) => [section, ...groups].some(({ id }) => id === sectionId));
}

function WaitingCards() {
  return (
    <div className={cards.cards}>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <Skeleton key={card} height={280} radius="lg" />
      ))}
    </div>
  );
}

interface CardsProps {
  categories: Categories;
  onOpen: (panel: string, within?: string) => void;
}

function Cards({ categories, onOpen }: CardsProps) {
  const { t } = useTranslation();
  const siblings = categories.map(({ section }) => section);
  return (
    <ul className={cards.cards}>
      {categories.map(({ section, groups, questionCount }) => (
        <li key={section.id} className={cards.card}>
          <div className={cards.cardPicture}>
            <StoredPicture picture={helpPicturePath(section.picture)} alt="" />
          </div>
          <div className={cards.cardWords}>
            <h2 dir="auto">
              <Link to="/pages/knowledge-base/$category" params={{ category: section.slug }} className={cards.cardLink}>
                {section.title}
              </Link>
            </h2>
            <p className={classes.muted} dir="auto">
              {section.description}
            </p>
            <p className={cards.cardCounts}>
              {t('help.knowledgeBase.groups', { count: groups.length })} ·{' '}
              {t('help.knowledgeBase.questions', { count: questionCount })}
            </p>
          </div>
          <div className={cards.cardMenu}>
            <SectionMenu
              section={section}
              siblings={siblings}
              count={questionCount}
              adds="group"
              onAdd={() => onOpen('new-section', `section-${section.id}`)}
              onEdit={() => onOpen(`section-${section.id}`)}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
