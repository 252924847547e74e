import { type TaskTagColor, taskTagColors } from '@atrium/contract/tasks';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import tones from '../../ui/tone.module.css';
import classes from './tag-color-field.module.css';

interface TagColorFieldProps {
  value: TaskTagColor;
  onChange: (color: TaskTagColor) => void;
}

/** One colour of those that tags have; the arrow keys go through them. */
export function TagColorField({ value, onChange }: TagColorFieldProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={classes.colors}>
      <legend className={classes.legend}>{t('tasks.ownTags.color')}</legend>
      {taskTagColors.map((color) => (
        <label key={color} className={`${classes.color} ${tones.tone}`} data-tone={color}>
          <input type="radio" name={name} value={color} checked={color === value} onChange={() => onChange(color)} />
          {t(`tasks.ownTags.colors.${color}`)}
        </label>
      ))}
    </fieldset>
  );
}
