import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './field.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  name: string;
  label: string;
  /** Said when the field is required and empty. */
  missing?: string;
  hint?: string;
  error?: string | undefined;
  /** Beside the label, such as a link. */
  aside?: ReactNode;
  /** Over the end of the input. */
  toggle?: ReactNode;
}

export function TextField({ label, missing, hint, error, aside, toggle, ...props }: TextFieldProps) {
  const id = useId();
  const noteId = `${id}note`;
  const note = error ?? hint;
  return (
    <div className={classes.field}>
      <div className={classes.top}>
        <label className={classes.label} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      <div className={classes.control}>
        <input
          {...props}
          id={id}
          className={classes.input}
          data-missing={missing}
          data-has-toggle={toggle ? '' : undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note ? noteId : undefined}
        />
        {toggle}
      </div>
      {note && (
        <p id={noteId} className={error ? classes.error : classes.hint}>
          {note}
        </p>
      )}
    </div>
  );
}
