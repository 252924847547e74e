/** A moment in milliseconds since 1970, or as text of any kind, as it is stored. */
export function iso(moment: number | string): string {
  return new Date(moment).toISOString();
}
