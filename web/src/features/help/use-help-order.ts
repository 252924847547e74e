import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dropEdge, useDragOrder } from '../../ui/use-drag-order.ts';
import { useMoveArticle } from './help-commands.queries.ts';

interface Ordered {
  id: number;
  title: string;
  sectionId: number;
}

export interface RowHandle {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Moves questions by pointer, from one group to another too, and by the arrow keys; the handle that was used keeps the focus. */
export function useHelpOrder(questions: readonly Ordered[]) {
  const { t } = useTranslation();
  const { mutate } = useMoveArticle();
  const [said, setSaid] = useState('');
  const movedByKey = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (!questions.some(({ id }) => id === movedByKey.current)) return;
    document.querySelector<HTMLElement>(`[data-handle="${movedByKey.current}"]`)?.focus();
    movedByKey.current = undefined;
  }, [questions]);

  const moveTo = (question: Ordered, sectionId: number, place: number) => {
    const others = questions.filter((other) => other.sectionId === sectionId && other.id !== question.id);
    if (place < 0 || place > others.length) return;
    mutate({ article: question, sectionId, afterId: others[place - 1]?.id ?? null });
    setSaid(t('help.movedTo', { title: question.title, place: place + 1, of: others.length + 1 }));
  };
  const order = useDragOrder((id, targetId) => {
    const question = questions.find((other) => String(other.id) === id);
    const target = questions.find((other) => String(other.id) === targetId);
    if (!question || !target) return;
    const isFurther =
      question.sectionId !== target.sectionId && questions.indexOf(question) < questions.indexOf(target);
    moveTo(question, target.sectionId, placeOf(questions, target) + (isFurther ? 1 : 0));
  });
  const handleOf = (question: Ordered): RowHandle => ({
    onPointerDown: (event) => order.start(event, String(question.id)),
    onKeyDown: (event) => {
      const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
      if (step === 0) return;
      event.preventDefault();
      movedByKey.current = question.id;
      moveTo(question, question.sectionId, placeOf(questions, question) + step);
    },
  });
  const ids = questions.map(({ id }) => String(id));
  const dropOf = ({ id }: Ordered) => dropEdge(ids, order.drag, String(id));
  return { handleOf, dropOf, draggedId: order.drag ? Number(order.drag.id) : null, said };
}

/** The place of a question within its own section. */
function placeOf(questions: readonly Ordered[], { id, sectionId }: Ordered): number {
  return questions.filter((other) => other.sectionId === sectionId).findIndex((other) => other.id === id);
}
