import { type EventKindColor, eventKindColors } from '@atrium/contract/event-kinds';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import tones from '../tone.module.css';
import classes from './kinds.module.css';

interface KindColorFieldProps {
  value: EventKindColor;
  onChange: (color: EventKindColor) => void;
}

/** One colour of those that kinds of one's own have; the arrow keys go through them. */
export function KindColorField({ value, onChange }: KindColorFieldProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={classes.colors}>
      <legend className={classes.legend}>{t('calendar.ownKinds.color')}</legend>
      {eventKindColors.map((color) => (
        <label key={color} className={`${classes.color} ${tones.tone}`} data-tone={color}>
          <input type="radio" name={name} value={color} checked={color === value} onChange={() => onChange(color)} />
          {t(`calendar.ownKinds.colors.${color}`)}
        </label>
      ))}
    </fieldset>
  );
}
