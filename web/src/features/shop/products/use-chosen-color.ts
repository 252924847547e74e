import { firstColor } from '@atrium/contract/product-stock';
import type { ColorOption, getProduct } from '@atrium/contract/products';
import type { RouteResult } from '@atrium/contract/route';
import { useState } from 'react';
import { useSetColor } from '../cart/cart.queries.ts';

export type Detail = RouteResult<typeof getProduct>['product'];

/** What was chosen here, for as long as the cart has not got another colour. */
interface Choice {
  color: ColorOption;
  instead: ColorOption | null;
}

/** A colour that is chosen before is put into the cart with it; one that is chosen after is changed there. */
export function useChosenColor(product: Detail): [ColorOption, (color: ColorOption) => void] {
  const { id, name, cartColor, isInCart } = product;
  const [choice, setChoice] = useState<Choice | null>(null);
  const { mutate } = useSetColor();
  const chosen = choice?.instead === cartColor ? choice.color : cartColor;
  const choose = (color: ColorOption) => {
    setChoice({ color, instead: cartColor });
    if (isInCart) mutate({ id, name, color }, { onError: () => setChoice(null) });
  };
  return [chosen ?? wishedColor(product) ?? firstColor(product), choose];
}

/** A product may have come in it once, and in others since. */
function wishedColor({ wishlistColor, colorOptions }: Detail): ColorOption | undefined {
  return colorOptions.find((color) => color === wishlistColor);
}
