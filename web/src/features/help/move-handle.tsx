import { IconGripVertical } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './help.module.css';
import type { RowHandle } from './use-help-order.ts';

/** Is dragged, or moved with the arrow keys. */
export function MoveHandle({ id, title, handle }: { id: number; title: string; handle: RowHandle }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={classes.handle}
      aria-label={t('help.question.move', { title })}
      data-handle={id}
      {...handle}
    >
      <IconGripVertical size={16} stroke={1.5} aria-hidden />
    </button>
  );
}
