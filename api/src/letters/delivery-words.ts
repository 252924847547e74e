import { usualDeliveryName } from '@atrium/contract/delivery-names';
import type { DocumentLanguage } from '@atrium/contract/document-languages';
import { filledIn } from '@atrium/contract/filled-in';
import type { PluralForms } from '@atrium/contract/invoice-words';

interface DeliveryWords {
  /** What every shop begins with. */
  readonly usual: string;
  readonly sameDay: string;
  /** By the plural form of the most days. */
  readonly days: PluralForms;
  readonly fromTo: PluralForms;
  readonly sameDayOrWithin: PluralForms;
}

/** What letters and invoices call the usual way of delivery, and how long one takes: as the shop does. */
const deliveryWords: Readonly<Record<DocumentLanguage, DeliveryWords>> = {
  en: {
    usual: usualDeliveryName,
    sameDay: 'the same day',
    days: { one: '{most} day', other: '{most} days' },
    fromTo: { one: '{least} to {most} day', other: '{least} to {most} days' },
    sameDayOrWithin: { one: 'the same day or within {most} day', other: 'the same day or within {most} days' },
  },
  de: {
    usual: 'Standardlieferung',
    sameDay: 'am selben Tag',
    days: { one: '{most} Tag', other: '{most} Tage' },
    fromTo: { one: '{least} bis {most} Tag', other: '{least} bis {most} Tage' },
    sameDayOrWithin: {
      one: 'am selben Tag oder innerhalb von {most} Tag',
      other: 'am selben Tag oder innerhalb von {most} Tagen',
    },
  },
  fr: {
    usual: 'Livraison standard',
    sameDay: 'le jour même',
    days: { one: '{most} jour', other: '{most} jours' },
    fromTo: { one: '{least} à {most} jour', other: '{least} à {most} jours' },
    sameDayOrWithin: { one: 'le jour même ou sous {most} jour', other: 'le jour même ou sous {most} jours' },
  },
  pt: {
    usual: 'Entrega padrão',
    sameDay: 'no mesmo dia',
    days: { one: '{most} dia', other: '{most} dias' },
    fromTo: { one: '{least} a {most} dia', other: '{least} a {most} dias' },
    sameDayOrWithin: { one: 'no mesmo dia ou em até {most} dia', other: 'no mesmo dia ou em até {most} dias' },
  },
  ar: {
    usual: 'التوصيل العادي',
    sameDay: 'في اليوم نفسه',
    days: { one: 'يوم واحد', two: 'يومان', few: '{most} أيام', many: '{most} يومًا', other: '{most} يوم' },
    fromTo: {
      few: 'من {least} إلى {most} أيام',
      many: 'من {least} إلى {most} يومًا',
      other: 'من {least} إلى {most} يوم',
    },
    sameDayOrWithin: {
      one: 'في اليوم نفسه أو خلال يوم واحد',
      two: 'في اليوم نفسه أو خلال يومين',
      few: 'في اليوم نفسه أو خلال {most} أيام',
      many: 'في اليوم نفسه أو خلال {most} يومًا',
      other: 'في اليوم نفسه أو خلال {most} يوم',
    },
  },
};

/** What a way of delivery is called in a language: what somebody has named is called so in all. */
export function deliveryName(name: string, language: DocumentLanguage): string {
  return name === usualDeliveryName ? deliveryWords[language].usual : name;
}

/** How long an order takes from the day it is placed; empty where nothing is said of that. */
export function deliveryDays(least: number | null, most: number | null, language: DocumentLanguage): string {
  if (least === null || most === null) return '';
  const words = deliveryWords[language];
  if (most === 0) return words.sameDay;
  const forms = formsOf(words, least, most);
  const number = new Intl.NumberFormat(language);
  const form = forms[new Intl.PluralRules(language).select(most)] ?? forms.other;
  return filledIn(form, { least: number.format(least), most: number.format(most) });
}

function formsOf({ days, fromTo, sameDayOrWithin }: DeliveryWords, least: number, most: number): PluralForms {
  if (least === most) return days;
  return least === 0 ? sameDayOrWithin : fromTo;
}
