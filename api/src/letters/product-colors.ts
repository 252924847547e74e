import type { DocumentLanguage } from '@atrium/contract/document-languages';
import type { ColorOption } from '@atrium/contract/products';

/** What letters and invoices call the colours of products: as the shop does. */
export const productColors: Readonly<Record<DocumentLanguage, Readonly<Record<ColorOption, string>>>> = {
  en: {
    primary: 'Harbour blue',
    success: 'Sea green',
    warning: 'Amber',
    danger: 'Signal red',
    info: 'Sky blue',
  },
  de: {
    primary: 'Hafenblau',
    success: 'Seegrün',
    warning: 'Bernstein',
    danger: 'Signalrot',
    info: 'Himmelblau',
  },
  fr: {
    primary: 'Bleu du port',
    success: 'Vert marin',
    warning: 'Ambre',
    danger: 'Rouge signal',
    info: 'Bleu ciel',
  },
  pt: {
    primary: 'Azul do porto',
    success: 'Verde-mar',
    warning: 'Âmbar',
    danger: 'Vermelho sinal',
    info: 'Azul-celeste',
  },
  ar: {
    primary: 'أزرق الميناء',
    success: 'أخضر بحري',
    warning: 'كهرماني',
    danger: 'أحمر الإشارة',
    info: 'أزرق سماوي',
  },
};
