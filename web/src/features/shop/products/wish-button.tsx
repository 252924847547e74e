import type { ColorOption, ListProduct } from '@atrium/contract/products';
import { Button } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSetWish } from '../cart/cart.queries.ts';
import classes from '../list/shop.module.css';

interface WishButtonProps {
  product: Pick<ListProduct, 'id' | 'name' | 'isInWishlist'>;
}

/** A heart, full for what is on the wishlist. */
export function WishButton({ product }: WishButtonProps) {
  const { t } = useTranslation();
  const { mutate } = useSetWish();
  const { id, name, isInWishlist } = product;
  return (
    <button
      type="button"
      className={classes.heart}
      aria-pressed={isInWishlist}
      aria-label={t('shop.wish', { name })}
      title={t('shop.wishlist')}
      onClick={() => mutate({ id, name, isWished: !isInWishlist })}
    >
      {isInWishlist ? <IconHeartFilled size={20} aria-hidden /> : <IconHeart size={20} stroke={1.5} aria-hidden />}
    </button>
  );
}

/** What is wished for is so in the colour that is chosen. */
export function WideWishButton({ product, color }: WishButtonProps & { color: ColorOption }) {
  const { t } = useTranslation();
  const { mutate } = useSetWish();
  const { id, name, isInWishlist } = product;
  const Heart = isInWishlist ? IconHeartFilled : IconHeart;
  return (
    <Button
      variant="default"
      aria-pressed={isInWishlist}
      leftSection={<Heart size={18} stroke={1.5} aria-hidden className={isInWishlist ? classes.full : undefined} />}
      onClick={() => mutate({ id, name, isWished: !isInWishlist, color })}
    >
      {t('shop.wishlist')}
    </Button>
  );
}
