/** Texts as one searches them: lower case, accents off. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

export function contains(text: string, typed: string): boolean {
  return folded(text).includes(folded(typed.trim()));
}

/** Whether each word that is typed begins a word of the text, in whatever order: "cl reg" finds "Customs Clerk, Register". */
export function beginsWords(text: string, typed: string): boolean {
  const words = folded(text).split(/[^\p{Letter}\p{Number}]+/u);
  const asked = folded(typed).split(/\s+/).filter(Boolean);
  return asked.every((part) => words.some((word) => word.startsWith(part)));
}

/** The letter that a title stands under, articles left out. */
export function letterOf(title: string): string {
  return folded(title)
    .replace(/^(the|a|an) /, '')
    .charAt(0)
    .toUpperCase();
}
