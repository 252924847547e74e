import './mantine-styles.ts';
import '@mantine/core/styles/Modal.css';
import { ActionIcon, Modal } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { dialogTitle } from './dialog-title.ts';
import { useFormat } from './format.ts';
import classes from './lightbox.module.css';
import { StoredPicture } from './stored-picture.tsx';
import { useReturnFocus } from './use-return-focus.ts';

export type PhotoKey = string | number;

interface LightboxProps {
  photos: readonly { key: PhotoKey; picture: string; name: string; about?: ReactNode }[];
  /** By its key: others may come before it meanwhile. */
  shown: PhotoKey;
  onShow: (key: PhotoKey) => void;
  onClose: () => void;
}

/** One picture as large as the window; the arrow keys lead to the others, Escape back. */
export function Lightbox({ photos, shown, onShow, onClose }: LightboxProps) {
  const { t } = useTranslation();
  const format = useFormat();
  useReturnFocus();
  const index = photos.findIndex(({ key }) => key === shown);
  const photo = photos[index];
  const go = (step: number) => {
    const next = photos[(index + step + photos.length) % photos.length];
    if (photo && next) onShow(next.key);
  };
  // It was deleted meanwhile: should it come back, it does not open by itself.
  useEffect(() => {
    if (!photo) onClose();
  }, [photo, onClose]);
  // Of the window: the first key may come before the picture has the focus.
  useWindowEvent('keydown', ({ key }) => {
    const forward = document.documentElement.dir === 'rtl' ? -1 : 1;
    if (key === 'ArrowRight') go(forward);
    if (key === 'ArrowLeft') go(-forward);
  });
  if (!photo) return null;
  const place = { number: format.number(index + 1), total: format.number(photos.length) };
  return (
    <Modal
      opened
      onClose={onClose}
      size="auto"
      centered
      {...dialogTitle(photo.name)}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <div className={classes.large}>
        <StoredPicture key={photo.key} picture={photo.picture} alt={photo.name} />
      </div>
      {photo.about}
      {photos.length > 1 && (
        <div className={classes.bar}>
          <ActionIcon variant="default" size="lg" aria-label={t('ui.lightbox.previous')} onClick={() => go(-1)}>
            <IconChevronLeft size={18} stroke={1.5} className={classes.mirrored} aria-hidden />
          </ActionIcon>
          <span className={classes.place} role="status">
            {t('ui.lightbox.place', place)}
          </span>
          <ActionIcon variant="default" size="lg" aria-label={t('ui.lightbox.next')} onClick={() => go(1)}>
            <IconChevronRight size={18} stroke={1.5} className={classes.mirrored} aria-hidden />
          </ActionIcon>
        </div>
      )}
    </Modal>
  );
}
