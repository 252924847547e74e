import { idParameter } from '@atrium/contract/text';

/** The id in an address; null for what cannot be one. */
export function idOfUser(text: string): number | null {
  return idParameter().safeParse(text).data ?? null;
}
