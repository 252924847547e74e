import type { FaqArticle } from '@atrium/contract/help-pages';
import { VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import moving from '../../ui/move-handle.module.css';
import { MoveHandle, type RowHandle } from '../../ui/move-handle.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { AnswerText } from './answer-text.tsx';
import classes from './help.module.css';
import { MarkedText } from './marked-text.tsx';
import { QuestionMenu } from './question-menu.tsx';
import { useCopyLink } from './use-copy-link.ts';
import { useHelpOrder } from './use-help-order.ts';
import { VoteButtons } from './vote-buttons.tsx';

interface FaqQuestionsProps {
  articles: readonly FaqArticle[];
  category: string;
  isOpen: (slug: string) => boolean;
  onToggle: (slug: string) => void;
  onEdit: (id: number) => void;
  /** While one searches, some are not here, and nothing can be put between them. */
  isWhole: boolean;
}

export function FaqQuestions({ articles, category, isOpen, onToggle, onEdit, isWhole }: FaqQuestionsProps) {
  const canUpdate = useAbility().can('update', 'Article');
  const { handleOf, dropOf, draggedId, said } = useHelpOrder(articles);
  const copy = useCopyLink();
  // A link may lead to one that is far down.
  const [first] = useState(() => articles.find(({ slug }) => isWhole && isOpen(slug))?.id);
  useEffect(() => document.getElementById(`question-${first}`)?.scrollIntoView({ block: 'nearest' }), [first]);
  return (
    <>
      <ul className={classes.questions} data-drag-group>
        {articles.map((article) => (
          <li
            key={article.id}
            className={`${moving.movable} ${classes.question}`}
            data-drag-id={article.id}
            data-drop={dropOf(article)}
            data-dragged={draggedId === article.id || undefined}
          >
            <Question
              article={article}
              isOpen={isOpen(article.slug)}
              handle={canUpdate && isWhole ? handleOf(article) : null}
              onToggle={() => onToggle(article.slug)}
              onEdit={() => onEdit(article.id)}
              onCopy={() => void copy({ to: '/pages/faq', search: { category, question: article.slug } })}
            />
          </li>
        ))}
      </ul>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </>
  );
}

interface QuestionProps {
  article: FaqArticle;
  isOpen: boolean;
  handle: RowHandle | null;
  onToggle: () => void;
  onEdit: () => void;
  onCopy: () => void;
}

function Question({ article, isOpen, handle, onToggle, onEdit, onCopy }: QuestionProps) {
  const { t } = useTranslation();
  const { id, title, titleParts, content, marked, isPublished } = article;
  return (
    <>
      <div className={classes.questionRow}>
        {handle && <MoveHandle id={id} label={t('help.question.move', { title })} handle={handle} />}
        <h3 className={classes.questionTitle}>
          <button
            type="button"
            id={`question-${id}`}
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={`answer-${id}`}
            onClick={onToggle}
          >
            <MarkedText text={title} parts={titleParts} />
            <IconChevronDown size={18} stroke={1.5} aria-hidden />
          </button>
        </h3>
        {!isPublished && <StatusBadge tone="neutral" label={t('help.draft')} />}
        <QuestionMenu question={article} onEdit={onEdit} onCopy={onCopy} />
      </div>
      {isOpen && (
        <section id={`answer-${id}`} aria-labelledby={`question-${id}`} className={classes.faqAnswer}>
          <AnswerText html={marked ?? content} />
          <VoteButtons article={article} />
        </section>
      )}
    </>
  );
}
