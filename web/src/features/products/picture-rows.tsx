import type { ProductPicture } from '@atrium/contract/products';
import { Menu, TextInput, VisuallyHidden } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { LazyMenu } from '../../ui/lazy-menu.tsx';
import moving from '../../ui/move-handle.module.css';
import { MoveHandle } from '../../ui/move-handle.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import classes from './pictures.module.css';
import type { ProductFormValues } from './product-form-values.ts';
import { type PictureMoves, usePictureOrder } from './use-picture-order.ts';

interface PictureRowsProps {
  form: UseFormReturnType<ProductFormValues>;
  setPictures: (pictures: ProductPicture[]) => void;
}

export function PictureRows({ form, setPictures }: PictureRowsProps) {
  const { t } = useTranslation();
  const { pictures } = form.getValues();
  const { movesOf, dropOf, draggedId, said } = usePictureOrder(pictures, setPictures);
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className={classes.list} aria-label={t('products.pictures.list')} data-drag-group>
        {pictures.map(({ picture }, place) => (
          <li
            key={picture}
            className={`${classes.row} ${moving.movable}`}
            data-drag-id={picture}
            data-drop={dropOf(picture)}
            data-dragged={draggedId === picture || undefined}
          >
            <PictureRow
              form={form}
              place={place}
              moves={movesOf(place)}
              onRemove={() => setPictures(pictures.toSpliced(place, 1))}
            />
          </li>
        ))}
      </ul>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </>
  );
}

interface PictureRowProps extends Pick<PictureRowsProps, 'form'> {
  place: number;
  moves: PictureMoves;
  onRemove: () => void;
}

function PictureRow({ form, place, moves, onRemove }: PictureRowProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { pictures, name } = form.getValues();
  const words = { place: number(place + 1) };
  const { picture = '', alternativeText = '' } = pictures[place] ?? {};
  return (
    <>
      {pictures.length > 1 && (
        <MoveHandle id={place} label={t('products.pictures.move', words)} handle={moves.handle} />
      )}
      <span className={classes.thumbnail}>
        <StoredPicture picture={picture} alt={alternativeText || name || t('products.pictures.picture', words)} />
      </span>
      <div className={classes.words}>
        {place === 0 && pictures.length > 1 && <StatusBadge tone="accent" label={t('products.pictures.first')} />}
        <TextInput
          label={t('products.pictures.alternativeText', words)}
          description={place === 0 ? t('products.pictures.alternativeHint') : undefined}
          autoComplete="off"
          {...form.getInputProps(`pictures.${place}.alternativeText`)}
        />
      </div>
      <LazyMenu
        label={t('products.pictures.actionsOf', words)}
        icon={<IconDots size={18} stroke={1.5} aria-hidden />}
        className={classes.menuButton}
      >
        {() => (
          <>
            {moves.up && <Menu.Item onClick={moves.up}>{t('products.pictures.up')}</Menu.Item>}
            {moves.down && <Menu.Item onClick={moves.down}>{t('products.pictures.down')}</Menu.Item>}
            <Menu.Item color="danger" onClick={onRemove}>
              {t('products.pictures.remove')}
            </Menu.Item>
          </>
        )}
      </LazyMenu>
    </>
  );
}
