import '../../ui/mantine-styles.ts';
import type { HelpPage } from '@atrium/contract/help-pages';
import { Button, Skeleton } from '@mantine/core';
import { IconEdit, IconLink, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../navigation/page-title.ts';
import { useAbility } from '../../session/ability.ts';
import { useListSearch } from '../../ui/data-table/use-list-search.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { AnswerText } from './answer-text.tsx';
import classes from './help.module.css';
import { helpPageQuery } from './help.queries.ts';
import { KnowledgeBaseAddress, noDefaults } from './help-address.ts';
import { KnowledgeBasePanel } from './knowledge-base-panel.tsx';
import { NotThere } from './not-there.tsx';
import { PageAside, PageNeighbours } from './page-aside.tsx';
import { QuestionMenu } from './question-menu.tsx';
import { useCopyLink } from './use-copy-link.ts';
import { VoteButtons } from './vote-buttons.tsx';

export function QuestionPage({ slug }: { slug: string }) {
  const [address, change] = useListSearch(KnowledgeBaseAddress, noDefaults);
  const { data, error, refetch } = useQuery(helpPageQuery(slug));
  usePageTitle(data?.article.title);
  return (
    <>
      <PageHeader
        titleKey="help.knowledgeBase.question"
        {...(data && { title: data.article.title })}
        crumbs={crumbsOf(data)}
        actions={data && <Actions page={data} onEdit={() => change({ panel: `article-${data.article.id}` })} />}
      />
      {data === null && <NotThere what="question" />}
      {data === undefined && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <Skeleton height={420} radius="lg" />}
      {data && <Page page={data} />}
      <KnowledgeBasePanel address={address} change={change} sections={[]} article={data?.article ?? null} />
    </>
  );
}

function crumbsOf(page: HelpPage | null | undefined) {
  const crumbs = [
    { titleKey: 'shell.menu.pages' },
    { titleKey: 'help.knowledgeBase.title', path: '/pages/knowledge-base' },
  ];
  if (!page) return crumbs;
  const { slug, title } = page.category;
  return [...crumbs, { titleKey: 'help.knowledgeBase.category', title, path: `/pages/knowledge-base/${slug}` }];
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

function Actions({ page: { article, category }, onEdit }: { page: HelpPage; onEdit: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const canUpdate = useAbility().can('update', 'Article');
  const copyLink = useCopyLink();
  const copy = () => void copyLink({ to: `/pages/knowledge-base/${category.slug}/${article.slug}` });
  return (
    <div className={classes.pageActions}>
      <Button variant="default" leftSection={<IconLink {...icon} />} onClick={copy}>
        {t('help.copyLink')}
      </Button>
      <Button variant="default" leftSection={<IconPrinter {...icon} />} onClick={() => window.print()}>
        {t('help.print')}
      </Button>
      {canUpdate && (
        <>
          <Button leftSection={<IconEdit {...icon} />} onClick={onEdit}>
            {t('help.question.edit')}
          </Button>
          <QuestionMenu
            question={article}
            onEdit={onEdit}
            onCopy={copy}
            onDeleted={() =>
              void navigate({ to: '/pages/knowledge-base/$category', params: { category: category.slug } })
            }
          />
        </>
      )}
    </div>
  );
}

function Page({ page }: { page: HelpPage }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { article, group } = page;
  return (
    <div className={classes.page}>
      <article className={classes.panel} aria-label={article.title}>
        <p className={classes.facts}>
          <bdi>{group.title}</bdi>
          <span>{t('help.updated', { date: date(article.updatedAt) })}</span>
          {!article.isPublished && <StatusBadge tone="neutral" label={t('help.draft')} />}
        </p>
        <AnswerText html={article.content} />
        <VoteButtons article={article} />
        <PageNeighbours page={page} />
      </article>
      <PageAside page={page} />
    </div>
  );
}
