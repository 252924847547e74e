import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import { loadedLater } from '../../../ui/loaded-later.ts';
import classes from './product-gallery.module.css';
import { ProductPicture } from './product-picture.tsx';
import type { Detail } from './use-chosen-color.ts';

const Lightbox = loadedLater(async () => ({ default: (await import('../../../ui/lightbox.tsx')).Lightbox }));

/** The chosen picture of a product, which opens as large as the window, above all of them in small. */
export function ProductGallery({ product }: { product: Detail }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isLarge, setIsLarge] = useState(false);
  const { pictures, name } = product;
  const photos = pictures.map(({ picture, alternativeText }) => {
    return { key: picture, picture, name: alternativeText || name };
  });
  const shown = photos.find(({ key }) => key === chosen) ?? photos[0];
  if (!shown) return <ProductPicture product={product} width={480} height={480} isUrgent />;
  return (
    <div className={classes.gallery}>
      <button
        type="button"
        className={classes.shown}
        aria-label={t('shop.gallery.enlarge', { shows: shown.name })}
        onClick={() => setIsLarge(true)}
      >
        <ProductPicture product={{ ...product, image: shown.picture }} width={480} height={480} isUrgent isDecorative />
      </button>
      {photos.length > 1 && (
        <Thumbnails product={product} photos={photos} shown={shown.key} onShow={(key) => setChosen(key)} />
      )}
      {isLarge && (
        <Suspense>
          <Lightbox
            photos={photos}
            shown={shown.key}
            onShow={(key) => setChosen(String(key))}
            onClose={() => setIsLarge(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface ThumbnailsProps {
  product: Detail;
  photos: readonly { key: string; name: string }[];
  shown: string;
  onShow: (key: string) => void;
}

function Thumbnails({ product, photos, shown, onShow }: ThumbnailsProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <ul className={classes.thumbnails} aria-label={t('shop.gallery.gallery', { name: product.name })}>
      {photos.map(({ key, name }, index) => (
        <li key={key}>
          <button
            type="button"
            className={classes.thumbnail}
            aria-pressed={key === shown}
            aria-label={t('shop.gallery.show', { place: number(index + 1), shows: name })}
            onClick={() => onShow(key)}
          >
            <ProductPicture product={{ ...product, image: key }} width={64} height={64} isDecorative />
          </button>
        </li>
      ))}
    </ul>
  );
}
