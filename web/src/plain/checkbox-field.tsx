import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './field.module.css';

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> {
  name: string;
  label: ReactNode;
  missing?: string;
  error?: string | undefined;
}

export function CheckboxField({ label, missing, error, ...props }: CheckboxFieldProps) {
  const noteId = useId();
  return (
    <div className={classes.field}>
      <label className={classes.check}>
        <input
          {...props}
          type="checkbox"
          className={classes.checkbox}
          data-missing={missing}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error ? noteId : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={noteId} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
