import { Skeleton } from '@mantine/core';
import { IconMessageOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import classes from './help.module.css';
import { helpSearchQuery } from './help.queries.ts';
import { MarkedText } from './marked-text.tsx';

/** What a search found in the knowledge base. */
export function FoundArticles({ q }: { q: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(helpSearchQuery(q));
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={320} />;
  if (data.results.length === 0)
    return (
      <EmptyState
        icon={<IconMessageOff size={20} stroke={1.5} />}
        title={t('help.faq.nothing')}
        text={t('help.faq.nothingAtAll', { q })}
      />
    );
  return (
    <section className={classes.panel}>
      <ul className={classes.results} aria-label={t('help.knowledgeBase.results')}>
        {data.results.map((result) => (
          <li key={result.id} className={classes.result}>
            <h2 className={classes.resultTitle}>
              <Link
                to="/pages/knowledge-base/$category/$question"
                params={{ category: result.category, question: result.slug }}
                className={classes.link}
              >
                <MarkedText text={result.title} parts={result.titleParts} />
              </Link>
              {!result.isPublished && <StatusBadge tone="neutral" label={t('help.draft')} />}
            </h2>
            <p>
              <MarkedText text={result.excerpt} parts={result.excerptParts} />
            </p>
            <p className={classes.muted}>
              <bdi>{result.categoryTitle}</bdi> · <bdi>{result.groupTitle}</bdi>
            </p>
          </li>
        ))}
      </ul>
      {data.total > data.results.length && (
        <p className={classes.muted}>{t('help.knowledgeBase.more', { count: data.total - data.results.length })}</p>
      )}
    </section>
  );
}
