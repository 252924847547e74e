/** Parts of a document with their places: two that say the same are still two, and none of them ever changes its place. */
export function numbered<Part>(parts: readonly Part[]): { part: Part; number: number }[] {
  return parts.map((part, index) => ({ part, number: index + 1 }));
}
