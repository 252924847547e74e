import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './table-button.module.css';

interface ExpandButtonProps {
  label: string;
  /** The id of what it shows. */
  controls: string;
  isExpanded: boolean;
  onToggle: () => void;
}

/** Shows more of a row below it. */
export function ExpandButton({ label, controls, isExpanded, onToggle }: ExpandButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={classes.iconButton}
      aria-label={t('table.moreOf', { name: label })}
      aria-expanded={isExpanded}
      aria-controls={isExpanded ? controls : undefined}
      onClick={onToggle}
    >
      <IconChevronRight size={16} stroke={1.5} aria-hidden className={classes.chevron} />
    </button>
  );
}
