import type { MailRule } from '@atrium/contract/mail-rules';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowHandle } from '../../../ui/move-handle.tsx';
import { dropEdge, useDragOrder } from '../../../ui/use-drag-order.ts';
import { useOrderAhead } from '../../../ui/use-order-ahead.ts';
import { useMoveMailRule } from './mail-rules.queries.ts';
import { useRuleWords } from './use-rule-words.ts';

export interface RuleMoves {
  handle: RowHandle;
  /** Null at the end of the list. */
  up: (() => void) | null;
  down: (() => void) | null;
}

/** Moves rules by pointer, by the arrow keys, and by a menu; the handle that was used with the keys keeps the focus. */
export function useRuleOrder(rules: readonly MailRule[]) {
  const { t } = useTranslation();
  const wordsOf = useRuleWords();
  const { mutate } = useMoveMailRule();
  const [said, setSaid] = useState('');
  const ids = rules.map(({ id }) => String(id));
  const movedByKey = useRef<number>(undefined);
  const places = ids.join();
  useLayoutEffect(() => {
    if (!places.split(',').includes(String(movedByKey.current))) return;
    document.querySelector<HTMLElement>(`[data-handle="${movedByKey.current}"]`)?.focus();
    movedByKey.current = undefined;
  }, [places]);

  const ahead = useOrderAhead(rules, places);
  const moveTo = (rule: MailRule, place: number) => {
    const others = ahead.current.filter(({ id }) => id !== rule.id);
    if (place < 0 || place > others.length) return false;
    ahead.current = others.toSpliced(place, 0, rule);
    mutate({ id: rule.id, afterId: others[place - 1]?.id ?? null });
    setSaid(t('mail.rules.movedTo', { conditions: wordsOf(rule).conditions, place: place + 1, of: rules.length }));
    return true;
  };
  const order = useDragOrder((id, targetId) => {
    const rule = rules.find((other) => String(other.id) === id);
    if (rule) moveTo(rule, ids.indexOf(targetId));
  });
  const movesOf = (rule: MailRule): RuleMoves => {
    const place = rules.indexOf(rule);
    const up = place > 0 ? () => moveTo(rule, place - 1) : null;
    const down = place < rules.length - 1 ? () => moveTo(rule, place + 1) : null;
    const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      const from = ahead.current.findIndex(({ id }) => id === rule.id);
      if (moveTo(rule, from + (event.key === 'ArrowUp' ? -1 : 1))) movedByKey.current = rule.id;
    };
    return { handle: { onPointerDown: (event) => order.start(event, String(rule.id)), onKeyDown }, up, down };
  };
  const dropOf = ({ id }: MailRule) => dropEdge(ids, order.drag, String(id));
  return { movesOf, dropOf, draggedId: order.drag ? Number(order.drag.id) : null, said };
}
