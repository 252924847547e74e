import type { ProductPicture } from '@atrium/contract/products';

interface Pictured {
  /** The first of the pictures. */
  image: string;
  pictures: ProductPicture[];
}

/** With these pictures, of which the first is the one that is shown alone. */
export function withAllPictures<Product extends Pictured>(product: Product, pictures: ProductPicture[]): Product {
  return { ...product, pictures, image: pictures[0]?.picture ?? '' };
}

/** Where only the first picture is said, it stands in the place of the one before; where there is none, the others go too. */
export function withFirstPicture<Product extends Pictured>(product: Product): Product {
  const { image, pictures } = product;
  const [first, ...others] = pictures;
  if (image === (first?.picture ?? '')) return product;
  if (image === '') return { ...product, pictures: [] };
  const left = others.filter(({ picture }) => picture !== image);
  return { ...product, pictures: [{ picture: image, alternativeText: '' }, ...left] };
}
