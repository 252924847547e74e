import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './select-box.module.css';

interface SelectBoxProps {
  label: string;
  isSelected: boolean;
  onSelect: (extends_: boolean) => void;
}

/** The checkbox of a row. A plain one: a hundred of them render at once. */
export function SelectBox({ label, isSelected, onSelect }: SelectBoxProps) {
  const { t } = useTranslation();
  return (
    <label className={classes.area}>
      <input
        type="checkbox"
        className={classes.box}
        checked={isSelected}
        aria-label={t('table.selectRow', { name: label })}
        tabIndex={-1}
        onChange={() => undefined}
        onClick={(event) => onSelect(event.shiftKey)}
      />
    </label>
  );
}

interface SelectAllBoxProps {
  selected: number;
  total: number;
  onChange: (isSelected: boolean) => void;
}

/** The checkbox of the header: all rows of this page, some, or none. */
export function SelectAllBox({ selected, total, onChange }: SelectAllBoxProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLInputElement>(null);
  const isSome = selected > 0 && selected < total;
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <label className={classes.area}>
      <input
        ref={ref}
        type="checkbox"
        className={classes.box}
        checked={total > 0 && selected === total}
        disabled={total === 0}
        aria-label={t('table.selectPage')}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
