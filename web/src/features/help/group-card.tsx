import type { HelpQuestion, HelpSection } from '@atrium/contract/help';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { useFormat } from '../../ui/format.ts';
import moving from '../../ui/move-handle.module.css';
import { MoveHandle } from '../../ui/move-handle.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import classes from './help.module.css';
import { QuestionMenu } from './question-menu.tsx';
import { SectionIcon } from './section-icon.tsx';
import { SectionMenu } from './section-menu.tsx';
import { useCopyLink } from './use-copy-link.ts';
import type { useHelpOrder } from './use-help-order.ts';

interface GroupCardProps {
  /** The slug of its category. */
  category: string;
  section: HelpSection;
  questions: readonly HelpQuestion[];
  siblings: readonly HelpSection[];
  /** Null for those who may not change it. */
  order: ReturnType<typeof useHelpOrder> | null;
  onAdd: () => void;
  onEdit: () => void;
  onEditQuestion: (question: HelpQuestion) => void;
}

/** A group of the knowledge base with its questions. */
export function GroupCard({ section, questions, siblings, order, onAdd, onEdit, ...rest }: GroupCardProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <section className={classes.panel} aria-labelledby={`group-${section.id}`}>
      <header className={classes.groupHeader}>
        <SectionIcon icon={section.icon} color={section.color} />
        <h2 id={`group-${section.id}`}>
          <bdi>{section.title}</bdi> <span className={classes.count}>{number(questions.length)}</span>
        </h2>
        <SectionMenu
          section={section}
          siblings={siblings}
          count={questions.length}
          adds="question"
          onAdd={onAdd}
          onEdit={onEdit}
        />
      </header>
      {questions.length === 0 && <p className={classes.muted}>{t('help.knowledgeBase.noQuestions')}</p>}
      <ul className={classes.groupQuestions}>
        {questions.map((question) => (
          <Row key={question.id} question={question} sectionId={section.id} order={order} {...rest} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps extends Pick<GroupCardProps, 'category' | 'order' | 'onEditQuestion'> {
  question: HelpQuestion;
  sectionId: number;
}

function Row({ question, sectionId, category, order, onEditQuestion }: RowProps) {
  const { t } = useTranslation();
  const copy = useCopyLink();
  const canWrite = useAbility().can('update', 'Article');
  const { id, slug, title, isPublished } = question;
  const ordered = { id, title, sectionId };
  return (
    <li
      className={`${moving.movable} ${classes.groupQuestion}`}
      data-drag-id={id}
      data-drop={order?.dropOf(ordered)}
      data-dragged={order?.draggedId === id || undefined}
    >
      {order && <MoveHandle id={id} label={t('help.question.move', { title })} handle={order.handleOf(ordered)} />}
      <Link
        to="/pages/knowledge-base/$category/$question"
        params={{ category, question: slug }}
        className={classes.link}
      >
        <bdi>{title}</bdi>
      </Link>
      {!isPublished && <StatusBadge tone="neutral" label={t('help.draft')} />}
      {canWrite && (
        <QuestionMenu
          question={question}
          onEdit={() => onEditQuestion(question)}
          onCopy={() => void copy({ to: `/pages/knowledge-base/${category}/${slug}` })}
        />
      )}
    </li>
  );
}
