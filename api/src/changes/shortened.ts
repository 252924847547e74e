const longestName = 80;

/** What is written has no name: its beginning is what it is called. */
export function shortened(text: string): string {
  const letters = [...text];
  return letters.length > longestName ? `${letters.slice(0, longestName - 1).join('')}…` : text;
}
