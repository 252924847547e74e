import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './early-field.module.css';

interface EarlyFieldProps {
  onType: (text: string) => void;
  onCancel: () => void;
}

/** Takes what is typed while the search is still being loaded. It gives the focus back when it goes. */
export function EarlyField({ onType, onCancel }: EarlyFieldProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    field.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <input
      ref={field}
      type="text"
      className={classes.field}
      aria-label={t('search.label')}
      autoComplete="off"
      onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => onType(currentTarget.value)}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    />
  );
}
