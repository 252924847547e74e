import '@mantine/core/styles/Checkbox.css';
import { mostTaskSteps, type Task, type TaskStep } from '@atrium/contract/tasks';
import { ActionIcon, Checkbox, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import classes from './task-checklist.module.css';
import { useChangeTask } from './task-commands.queries.ts';

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
            onChange={(changed) => change((now) => now.with(index, changed))}
            onRemove={() => {
              change((now) => now.toSpliced(index, 1));
              if (steps.length > 1) focusStep(Math.max(index - 1, 0));
              else adding.current?.focus();
            }}
            onMove={(by) => {
              const to = index + by;
              if (to < 0 || to >= steps.length) return;
              change((now) => now.toSpliced(index, 1).toSpliced(to, 0, step));
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
    list.current?.querySelectorAll<HTMLElement>('input[type="text"]')[focused.current]?.focus();
    focused.current = undefined;
  }, [steps, list]);
  return {
    change: (by: (now: readonly TaskStep[]) => TaskStep[]) => {
      const next = by(latest.current);
      latest.current = next;
      onChange(next);
    },
    /** Once what was changed is drawn. */
    focusStep: (index: number) => {
      focused.current = index;
      const inputs = list.current?.querySelectorAll<HTMLElement>('input[type="text"]');
      inputs?.[index]?.focus();
    },
  };
}

interface StepProps {
  step: TaskStep;
  canEdit: boolean;
  canTick: boolean;
  onChange: (step: TaskStep) => void;
  onRemove: () => void;
  onMove: (by: -1 | 1) => void;
  onNext: () => void;
}

function Step({ step, canEdit, canTick, onChange, onRemove, onMove, onNext }: StepProps) {
  const { t } = useTranslation();
  return (
    <li className={classes.step} data-done={step.isDone || undefined}>
      <Checkbox
        size="xs"
        aria-label={t('tasks.complete', { title: step.text })}
        checked={step.isDone}
        disabled={!canTick}
        onChange={({ currentTarget: { checked } }) => onChange({ ...step, isDone: checked })}
      />
      {canEdit ? (
        <StepText step={step} onChange={onChange} onRemove={onRemove} onMove={onMove} onNext={onNext} />
      ) : (
        <bdi className={classes.text}>{step.text}</bdi>
      )}
      {canEdit && (
        <ActionIcon
          variant="subtle"
          size="sm"
          aria-label={t('tasks.steps.remove', { text: step.text })}
          onClick={onRemove}
        >
          <IconX size={14} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}

function StepText({ step, onChange, onRemove, onMove, onNext }: Omit<StepProps, 'canEdit' | 'canTick'>) {
  const { t } = useTranslation();
  const [text, setText] = useState(step.text);
  const [known, setKnown] = useState(step.text);
  if (step.text !== known) {
    setKnown(step.text);
    setText(step.text);
  }
  const keep = () => {
    if (text.trim() === '') setText(step.text);
    else if (text.trim() !== step.text) onChange({ ...step, text: text.trim() });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const move = event.altKey ? ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key] : undefined;
    const isRemoving = event.key === 'Backspace' && text === '';
    if (event.key !== 'Enter' && !move && !isRemoving) return;
    event.preventDefault();
    if (move) onMove(move);
    else if (isRemoving) onRemove();
    else {
      keep();
      onNext();
    }
  };
  return (
    <TextInput
      className={classes.text}
      variant="unstyled"
      size="sm"
      aria-label={t('tasks.steps.text', { text: step.text })}
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={keep}
      onKeyDown={onKeyDown}
    />
  );
}

function NewStep({ inputRef, onAdd }: { inputRef: RefObject<HTMLInputElement | null>; onAdd: (text: string) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const add = () => {
    if (text.trim() === '') return;
    onAdd(text.trim());
    setText('');
  };
  return (
    <TextInput
      ref={inputRef}
      size="sm"
      aria-label={t('tasks.steps.add')}
      placeholder={t('tasks.steps.add')}
      leftSection={<IconPlus size={14} stroke={1.5} aria-hidden />}
      maxLength={200}
      autoComplete="off"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={add}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        add();
      }}
    />
  );
}
