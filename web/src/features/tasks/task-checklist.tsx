import '@mantine/core/styles/Checkbox.css';
import { mostTaskSteps, type Task, type TaskStep } from '@atrium/contract/tasks';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { isAlike } from '../../ui/forms/is-alike.ts';
import classes from './task-checklist.module.css';
import { useChangeTask } from './task-commands.queries.ts';
import { NewStep, Step } from './task-step.tsx';
import { withChanges, withMoved } from './task-steps.ts';

interface ChecklistProps {
  steps: readonly TaskStep[];
  onChange: (steps: TaskStep[]) => void;
  /** Otherwise steps are ticked off, and not written. */
  canEdit: boolean;
  canTick: boolean;
}

/** The steps of a task that there is: each change is kept at once. */
export function TaskChecklist({ task, canEdit, canTick }: Omit<ChecklistProps, 'steps' | 'onChange'> & { task: Task }) {
  const change = useChangeTask();
  return (
    <Checklist
      steps={task.checklist}
      onChange={(checklist) => change.mutate({ task, changes: { checklist }, said: 'updated' })}
      canEdit={canEdit}
      canTick={canTick}
    />
  );
}

/** Enter adds a step, Backspace in an empty one removes it, Alt with the arrow keys moves it. */
export function Checklist({ steps, onChange, canEdit, canTick }: ChecklistProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const adding = useRef<HTMLInputElement>(null);
  const { change, focusStep } = useSteps(steps, onChange, list);
  if (steps.length === 0 && !canEdit) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section className={classes.checklist} aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {t('tasks.steps.title')}
        {steps.length > 0 && (
          <span className={classes.count}>
            {t('tasks.steps.done', { done: number(done), of: number(steps.length) })}
          </span>
        )}
      </h3>
      <ul ref={list} className={classes.steps}>
        {steps.map((step, index) => (
          <Step
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place alone
            key={index}
            step={step}
            canEdit={canEdit}
            canTick={canTick}
            onChange={(changes) => change((now) => withChanges(now, index, changes))}
            onRemove={() => {
              change((now) => now.toSpliced(index, 1));
              if (steps.length > 1) focusStep(Math.max(index - 1, 0));
              else adding.current?.focus();
            }}
            onMove={(by, text) => {
              const to = Math.min(Math.max(index + by, 0), steps.length - 1);
              change((now) => withMoved(withChanges(now, index, { text }), index, to));
              focusStep(to);
            }}
            onNext={() => (index + 1 < steps.length ? focusStep(index + 1) : adding.current?.focus())}
          />
        ))}
      </ul>
      {canEdit && steps.length < mostTaskSteps && (
        <NewStep inputRef={adding} onAdd={(text) => change((now) => [...now, { text, isDone: false }])} />
      )}
    </section>
  );
}

const texts = 'input:not([type="checkbox"])';

/** What is changed builds on what was changed last, though that is not drawn yet. */
function useSteps(
  steps: readonly TaskStep[],
  onChange: ChecklistProps['onChange'],
  list: RefObject<HTMLUListElement | null>,
) {
  const latest = useRef<readonly TaskStep[]>(steps);
  const focused = useRef<number>(undefined);
  useEffect(() => {
    latest.current = steps;
    if (focused.current === undefined) return;
    list.current?.querySelectorAll<HTMLElement>(texts)[focused.current]?.focus();
    focused.current = undefined;
  }, [steps, list]);
  return {
    change: (by: (now: readonly TaskStep[]) => TaskStep[]) => {
      const next = by(latest.current);
      if (isAlike(next, latest.current)) return;
      latest.current = next;
      onChange(next);
    },
    /** Once what was changed is drawn. */
    focusStep: (index: number) => {
      focused.current = index;
      list.current?.querySelectorAll<HTMLElement>(texts)[index]?.focus();
    },
  };
}
