import { idParameter } from '@atrium/contract/text';

/** The number in an address; null for what cannot be one. */
export function numberOfInvoice(text: string): number | null {
  return idParameter().safeParse(text).data ?? null;
}
