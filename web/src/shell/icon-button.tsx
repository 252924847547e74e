import type { Icon } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: Icon;
  /** Its name, which is also its tooltip. */
  label: string;
}

/** A button of the shell: it takes the colour of what it stands on, and its tooltip needs no library. */
export function IconButton({ icon: Icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...rest} className={[classes.button, className].join(' ')}>
      <Icon size={20} stroke={1.5} aria-hidden />
    </button>
  );
}
