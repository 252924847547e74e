import { fileIdIn } from '@atrium/contract/files';
import type { Product } from '@atrium/contract/products';
import {
  type Icon,
  IconBook2,
  IconBread,
  IconBulb,
  IconCandle,
  IconCompass,
  IconCookie,
  IconLamp,
  IconLeaf,
  IconMap2,
  IconMicroscope,
  IconPackage,
  IconPrinter,
  IconRuler2,
  IconTelescope,
  IconYoga,
} from '@tabler/icons-react';
import { StoredPicture } from '../../../ui/stored-picture.tsx';
import classes from './product-picture.module.css';

interface ProductPictureProps {
  product: Pick<Product, 'id' | 'name' | 'image' | 'category'>;
  /** In pixels, of the space that is kept until the picture is there; it fills the width that it is given. */
  width: number;
  height: number;
  /** Of what stands at the top of a page, nobody should have to wait for. */
  isUrgent?: boolean;
  /** Its name stands beside it. */
  isDecorative?: boolean;
}

const drawings: Readonly<Partial<Record<string, readonly Icon[]>>> = {
  lighting: [IconLamp, IconCandle, IconBulb],
  navigation: [IconCompass, IconMap2, IconTelescope],
  bakery: [IconBread, IconCookie],
  print: [IconBook2, IconPrinter],
  instruments: [IconRuler2, IconMicroscope],
  wellbeing: [IconLeaf, IconYoga],
};

/** Of categories that nothing was drawn for. */
const anything: readonly Icon[] = [IconPackage];

/** Every picture of a product; one that has none gets a drawing of what it is for. */
export function ProductPicture({
  product,
  width,
  height,
  isUrgent = false,
  isDecorative = false,
}: ProductPictureProps) {
  const { id, name, image, category } = product;
  const size = { aspectRatio: `${width} / ${height}` };
  if (fileIdIn(image) !== null) {
    return (
      <span className={classes.stored} style={size}>
        <StoredPicture picture={image} alt={isDecorative ? '' : name} />
      </span>
    );
  }
  if (image !== '') {
    return (
      <img
        src={addressOf(image)}
        alt={isDecorative ? '' : name}
        width={width}
        height={height}
        loading={isUrgent ? 'eager' : 'lazy'}
        decoding="async"
        className={classes.picture}
        style={size}
      />
    );
  }
  const kinds = drawings[category] ?? anything;
  const Drawing = kinds[id % kinds.length] ?? IconPackage;
  return (
    <span
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={classes.drawing}
      data-category={category}
      style={size}
    >
      <Drawing aria-hidden stroke={0.9} className={classes.sign} />
    </span>
  );
}

/** A path of ours begins where the app is served, which need not be the root of its host. */
function addressOf(picture: string): string {
  return picture.startsWith('/') ? `${import.meta.env.BASE_URL}${picture.slice(1)}` : picture;
}
