import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowHandle } from '../../ui/move-handle.tsx';
import { dropEdge, useDragOrder } from '../../ui/use-drag-order.ts';
import { useOrderAhead } from '../../ui/use-order-ahead.ts';
import { useMoveArticle } from './help-commands.queries.ts';

interface Ordered {
  id: number;
  title: string;
  sectionId: number;
}

/** Moves questions by pointer, from one group to another too, and by the arrow keys; the handle that was used keeps the focus. */
export function useHelpOrder(questions: readonly Ordered[]) {
  const { t } = useTranslation();
  const { mutate } = useMoveArticle();
  const [said, setSaid] = useState('');
  const ids = questions.map(({ id }) => String(id));
  const movedByKey = useRef<number>(undefined);
  const places = questions.map(({ id, sectionId }) => `${sectionId}/${id}`).join();
  useLayoutEffect(() => {
    if (!places.split(',').some((place) => place.endsWith(`/${movedByKey.current}`))) return;
    document.querySelector<HTMLElement>(`[data-handle="${movedByKey.current}"]`)?.focus();
    movedByKey.current = undefined;
  }, [places]);

  const ahead = useOrderAhead(questions, places);

  const moveTo = (question: Ordered, sectionId: number, place: number) => {
    const rest = ahead.current.filter((other) => other.id !== question.id);
    const others = rest.filter((other) => other.sectionId === sectionId);
    if (place < 0 || place > others.length) return false;
    const elsewhere = rest.filter((other) => other.sectionId !== sectionId);
    ahead.current = [...elsewhere, ...others.toSpliced(place, 0, { ...question, sectionId })];
    mutate({ article: question, sectionId, afterId: others[place - 1]?.id ?? null });
    setSaid(t('help.movedTo', { title: question.title, place: place + 1, of: others.length + 1 }));
    return true;
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
      if (moveTo(question, question.sectionId, placeOf(ahead.current, question) + step))
        movedByKey.current = question.id;
    },
  });
  const dropOf = ({ id }: Ordered) => dropEdge(ids, order.drag, String(id));
  return { handleOf, dropOf, draggedId: order.drag ? Number(order.drag.id) : null, said };
}

/** The place of a question within its own section. */
function placeOf(questions: readonly Ordered[], { id, sectionId }: Ordered): number {
  return questions.filter((other) => other.sectionId === sectionId).findIndex((other) => other.id === id);
}
