import '../../ui/mantine-styles.ts';
import type { PostVersion } from '@atrium/contract/blog-posts';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { RichHtml } from '../../ui/rich-text/rich-html.tsx';
import classes from './post-form.module.css';
import { versionsQuery } from './post-form.queries.ts';
import type { PostValues } from './post-form-values.ts';

interface PostVersionsProps {
  id: number;
  current: PostValues;
  /** Puts the text of a version into the form; it is kept once that is saved. */
  onTake: (version: PostVersion) => void;
}

export function PostVersions({ id, current, onTake }: PostVersionsProps) {
  const { t } = useTranslation();
  const { data: versions, error, refetch } = useQuery(versionsQuery(id));
  return (
    <Panel title={t('blog.versions.title')} text={t('blog.versions.text')}>
      {!versions && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!versions && !error && <Skeleton height={120} />}
      {versions && (
        <ol className={classes.versionList}>
          {versions.map((version) => (
            <Version key={version.id} version={version} isCurrent={isSameText(version, current)} onTake={onTake} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function isSameText(one: PostVersion, { title, excerpt, content }: PostValues): boolean {
  return one.title === title && one.excerpt === excerpt && one.content === content;
}

interface VersionProps {
  version: PostVersion;
  isCurrent: boolean;
  onTake: (version: PostVersion) => void;
}

function Version({ version, isCurrent, onTake }: VersionProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { savedAt, person, title, content } = version;
  const when = dateTime(savedAt);
  return (
    <li className={classes.version}>
      <div className={classes.versionHead}>
        <span className={classes.versionWords}>
          <bdi>{title}</bdi>
          <span className={classes.faint}>
            <time dateTime={savedAt}>{when}</time>
            {person !== '' && (
              <>
                {' · '}
                <bdi>{person}</bdi>
              </>
            )}
          </span>
        </span>
        <Button
          size="compact-sm"
          variant="default"
          aria-expanded={isOpen}
          aria-label={t('blog.versions.showOf', { when })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'blog.versions.hide' : 'blog.versions.show')}
        </Button>
        {isCurrent ? (
          <span className={classes.faint}>{t('blog.versions.current')}</span>
        ) : (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('blog.versions.takeOf', { when })}
            onClick={() => onTake(version)}
          >
            {t('blog.versions.take')}
          </Button>
        )}
      </div>
      {isOpen && <RichHtml html={content} />}
    </li>
  );
}
