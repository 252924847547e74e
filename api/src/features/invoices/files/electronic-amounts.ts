import { withAttributes, type XmlElement, xml } from '../../../documents/xml.ts';

export function dayElement(day: string): XmlElement {
  return withAttributes(xml('udt:DateTimeString', day.replaceAll('-', '')), { format: '102' });
}

/** Cents as a decimal of two places. */
export function amount(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function percent(basisPoints: number): string {
  return amount(basisPoints);
}
