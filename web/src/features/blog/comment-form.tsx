import '../../ui/mantine-styles.ts';
import { CommentText } from '@atrium/contract/blog-comments';
import { Button, Textarea } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../session/session.ts';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx';
import classes from './comments.module.css';

interface CommentFormProps {
  label: string;
  submit: string;
  text?: string;
  send: (text: string) => Promise<unknown>;
  /** For a form that is opened for one comment, and closed again. */
  onClose?: () => void;
}

/** What one writes stays when it could not be sent, and is not left behind without a word. */
export function CommentForm({ label, submit, text = '', send, onClose }: CommentFormProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const { form, onSubmit, isSubmitting } = useContractForm({
    schema: CommentText,
    initialValues: { text },
    submit: async (values) => {
      await send(values.text);
      form.reset();
      onClose?.();
    },
  });
  const { dialog, mayLose } = useLeaveGuard(form.values.text.trim() !== text.trim());
  useEffect(() => {
    if (onClose) field.current?.focus();
  }, [onClose]);
  const close = async () => {
    if (form.values.text.trim() === text.trim() || (await mayLose())) onClose?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit();
    if (event.key === 'Escape' && onClose) void close();
  };
  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <Textarea
        ref={field}
        label={label}
        autosize
        minRows={3}
        maxRows={14}
        maxLength={4_000}
        aria-keyshortcuts="Control+Enter"
        onKeyDown={onKeyDown}
        {...form.getInputProps('text')}
      />
      <div className={classes.formFoot}>
        <WrittenAs />
        {onClose && (
          <Button variant="default" onClick={() => void close()} disabled={isSubmitting}>
            {t('ui.cancel')}
          </Button>
        )}
        <Button type="submit" loading={isSubmitting}>
          {submit}
        </Button>
      </div>
      {dialog}
    </form>
  );
}

function WrittenAs() {
  const { t } = useTranslation();
  const account = useAccount();
  const name = account?.fullName || account?.username || '';
  return (
    <span className={classes.as}>
      <PersonAvatar name={name} picture={account?.avatar ?? null} size="sm" />
      {t('blog.form.as', { name })}
    </span>
  );
}
