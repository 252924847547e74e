import type { ProductColor, ProductPicture } from '@atrium/contract/products';

/** Of these the stock is kept by colour: their sums are those above. The red duffels are sold out. */
export const sampleColors: Readonly<Record<string, readonly ProductColor[]>> = {
  'Waxed Canvas Duffel': [
    { color: 'primary', stock: 24, articleNumber: 'NQ-DUF-HB' },
    { color: 'warning', stock: 15, articleNumber: 'NQ-DUF-AM' },
    { color: 'danger', stock: 0, articleNumber: 'NQ-DUF-SR' },
  ],
  'Hand Bearing Compass': [
    { color: 'success', stock: 18, articleNumber: 'NQ-HBC-SG' },
    { color: 'warning', stock: 8, articleNumber: 'NQ-HBC-AM' },
  ],
  'Rain Gauge': [
    { color: 'primary', stock: 30, articleNumber: '' },
    { color: 'success', stock: 27, articleNumber: '' },
    { color: 'info', stock: 4, articleNumber: '' },
  ],
};

/** What is shown of these beside the product itself. */
export const samplePictures: Readonly<Record<string, readonly ProductPicture[]>> = {
  'Storm Lantern No. 4': [
    { picture: '/products/storm-lantern-no-4-flame.svg', alternativeText: 'The flame behind the pressed glass' },
    { picture: '/products/storm-lantern-no-4-base.svg', alternativeText: 'The brass base with its knob' },
  ],
  'Brass Sextant': [
    { picture: '/products/brass-sextant-arc.svg', alternativeText: 'The arc with its degrees, from close by' },
  ],
};
