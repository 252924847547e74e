import { useTranslation } from 'react-i18next';
import classes from './palette.module.css';
import { useKindName } from './palette-kind.ts';
import type { PaletteState } from './use-palette-state.ts';

/** Narrows the search to things of one kind. */
export function KindChips({ state: { kinds, kind, narrow } }: { state: PaletteState }) {
  const { t } = useTranslation();
  const nameOf = useKindName();
  return (
    <fieldset className={classes.chips}>
      <legend className={classes.hidden}>{t('search.narrow')}</legend>
      {[null, ...kinds].map((one) => (
        <button
          key={one ?? 'all'}
          type="button"
          className={classes.chip}
          aria-pressed={one === kind}
          onClick={() => narrow(one)}
        >
          {one === null ? t('search.everything') : nameOf(one)}
        </button>
      ))}
    </fieldset>
  );
}
