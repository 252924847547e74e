import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './access-control.module.css';

interface AllowedProps {
  isAllowed: boolean;
  label?: string;
  /** The label is seen beside the mark; else only a screen reader says it. */
  withLabel?: boolean;
}

export function Allowed({ isAllowed, label, withLabel = false }: AllowedProps) {
  const { t } = useTranslation();
  const name = label ?? t(isAllowed ? 'accessControl.allowed' : 'accessControl.notAllowed');
  const Icon = isAllowed ? IconCheck : IconMinus;
  return (
    <span className={classes.allowed} data-allowed={isAllowed || undefined}>
      {withLabel ? <Icon size={16} aria-hidden /> : <Icon size={16} role="img" aria-label={name} />}
      {withLabel && name}
    </span>
  );
}
