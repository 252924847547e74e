import '../mantine-styles.ts';
import { Button, Textarea } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { useContractForm } from '../forms/use-contract-form.ts';
import { useLeaveGuard } from '../use-leave-guard.tsx';
import { type MarkUnsaved, useMarkedUnsaved } from '../use-unsaved-parts.ts';
import classes from './comments.module.css';

interface CommentFormProps {
  /** What the contract asks of the text. */
  schema: z.ZodMiniType<{ text: string }>;
  maxLength: number;
  label: string;
  submit: string;
  text?: string;
  send: (text: string) => Promise<unknown>;
  /** For a form that is opened for one comment, and closed again. */
  onClose?: () => void;
  /** Writing here is what one comes for. */
  isMain?: boolean;
  /** In one line, where there are many. */
  isCompact?: boolean;
  /** In a panel that asks before it closes over what was written. */
  markUnsaved?: MarkUnsaved;
  /** What stands before the buttons. */
  lead?: ReactNode;
}

/** What one writes stays when it could not be sent, and is not left behind without a word. */
export function CommentForm({ schema, text = '', send, onClose, markUnsaved, isCompact, ...props }: CommentFormProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const { form, onSubmit, isSubmitting } = useContractForm({
    schema,
    initialValues: { text },
    submit: async (values) => {
      const sent = form.getValues().text;
      await send(values.text);
      // What was written meanwhile stays.
      if (form.getValues().text !== sent) return;
      form.reset();
      onClose?.();
      // The button was out of use until there was an answer, which took the focus from it.
      if (!onClose && document.activeElement === document.body) field.current?.focus();
    },
  });
  const isChanged = form.values.text.trim() !== text.trim();
  const { dialog, mayLose } = useLeaveGuard(isChanged && markUnsaved === undefined);
  useMarkedUnsaved(markUnsaved, isChanged);
  const isOpened = onClose !== undefined;
  useEffect(() => {
    if (isOpened) field.current?.focus();
  }, [isOpened]);
  const close = async () => {
    if (!isChanged || (await mayLose())) onClose?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isSubmitting) onSubmit();
    if (event.key === 'Escape' && onClose) void close();
  };
  return (
    <form onSubmit={onSubmit} noValidate className={isCompact ? classes.compact : classes.form}>
      <Textarea
        ref={field}
        {...(isCompact ? { 'aria-label': props.label, placeholder: props.label } : { label: props.label })}
        autosize
        minRows={isCompact ? 1 : 2}
        maxRows={12}
        maxLength={props.maxLength}
        aria-keyshortcuts="Control+Enter"
        // Escape closes this form, and not the panel that it stands in.
        data-mantine-stop-propagation={onClose ? 'true' : undefined}
        onKeyDown={onKeyDown}
        {...form.getInputProps('text')}
      />
      <div className={classes.foot}>
        {props.lead}
        {onClose && (
          <Button variant="default" onClick={() => void close()} disabled={isSubmitting}>
            {t('ui.cancel')}
          </Button>
        )}
        <Button variant={onClose || props.isMain ? 'filled' : 'default'} type="submit" loading={isSubmitting}>
          {props.submit}
        </Button>
      </div>
      {dialog}
    </form>
  );
}
