import type { ColorOption } from '@atrium/contract/products';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './color-swatches.module.css';

interface ColorSwatchesProps {
  colors: readonly ColorOption[];
  value: ColorOption;
  soldOut: readonly ColorOption[];
  /** Whether what is sold out cannot be chosen. */
  areSoldOutClosed: boolean;
  onChange: (color: ColorOption) => void;
}

/** One colour of several; the arrow keys go through them. */
export function ColorSwatches({ colors, value, soldOut, areSoldOutClosed, onChange }: ColorSwatchesProps) {
  const { t } = useTranslation();
  const name = useId();
  const wordsOf = (color: ColorOption) => {
    const word = t(`shop.colors.${color}`);
    return soldOut.includes(color) ? t('shop.inColor', { said: word, color: t('shop.soldOut') }) : word;
  };
  return (
    <fieldset className={classes.swatches}>
      <legend className={classes.legend}>
        {t('shop.color')}: <span className={classes.chosen}>{t(`shop.colors.${value}`)}</span>
      </legend>
      {colors.map((color) => (
        <label
          key={color}
          className={classes.swatch}
          data-color={color}
          data-sold-out={soldOut.includes(color) || undefined}
          title={wordsOf(color)}
        >
          <input
            type="radio"
            name={name}
            value={color}
            checked={color === value}
            aria-label={wordsOf(color)}
            disabled={areSoldOutClosed && color !== value && soldOut.includes(color)}
            onChange={() => onChange(color)}
          />
        </label>
      ))}
    </fieldset>
  );
}

export function ColorName({ color }: { color: ColorOption }) {
  const { t } = useTranslation();
  return (
    <span className={classes.name}>
      <span className={classes.dot} data-color={color} aria-hidden />
      {t(`shop.colors.${color}`)}
    </span>
  );
}
