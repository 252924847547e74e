/** A name as one looks for it, whatever the case and the accents. */
export function plainName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();
}
