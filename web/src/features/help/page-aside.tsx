import type { HelpPage, PlacedQuestion } from '@atrium/contract/help-pages';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { headingsOf } from './answer-text.tsx';
import classes from './help.module.css';
import near from './page-aside.module.css';

/** An answer with so many headings is long. */
const fewestHeadings = 3;

/** What is in a long answer, and what is near it. */
export function PageAside({ page: { article, related } }: { page: HelpPage }) {
  const { t } = useTranslation();
  const headings = useMemo(() => headingsOf(article.content), [article.content]);
  const isLong = headings.length >= fewestHeadings;
  if (!isLong && related.length === 0) return null;
  return (
    <aside className={near.aside} aria-label={t('help.beside')}>
      {isLong && (
        <nav className={classes.panel} aria-labelledby="help-contents">
          <h2 id="help-contents">{t('help.contents')}</h2>
          <ol className={near.contents}>
            {headings.map(({ id, text, level }) => (
              <li key={id} data-level={level}>
                <Link to="." search={true} hash={id} className={classes.link}>
                  {text}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {related.length > 0 && (
        <nav className={classes.panel} aria-labelledby="help-related">
          <h2 id="help-related">{t('help.related')}</h2>
          <ul className={near.related}>
            {related.map((question) => (
              <li key={question.id}>
                <QuestionLink question={question} className={classes.link}>
                  <bdi>{question.title}</bdi>
                </QuestionLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </aside>
  );
}

/** Leads to the question before and to the one after. */
export function PageNeighbours({ page: { previous, next } }: { page: HelpPage }) {
  const { t } = useTranslation();
  if (!previous && !next) return null;
  return (
    <nav className={near.neighbours} aria-label={t('help.neighbours')}>
      {previous && (
        <QuestionLink question={previous} className={near.neighbour}>
          <span className={classes.muted}>
            <IconArrowLeft size={16} aria-hidden /> {t('help.previous')}
          </span>
          <bdi>{previous.title}</bdi>
        </QuestionLink>
      )}
      {next && (
        <QuestionLink question={next} className={near.neighbour} isNext>
          <span className={classes.muted}>
            {t('help.next')} <IconArrowRight size={16} aria-hidden />
          </span>
          <bdi>{next.title}</bdi>
        </QuestionLink>
      )}
    </nav>
  );
}

interface QuestionLinkProps {
  question: PlacedQuestion;
  className: string | undefined;
  isNext?: boolean;
  children: ReactNode;
}

function QuestionLink({ question: { category, slug }, className, isNext = false, children }: QuestionLinkProps) {
  return (
    <Link
      to="/pages/knowledge-base/$category/$question"
      params={{ category, question: slug }}
      className={className ?? ''}
      data-next={isNext || undefined}
    >
      {children}
    </Link>
  );
}
