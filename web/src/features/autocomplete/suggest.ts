import { foldText } from '../../ui/fold-text.ts';

export function contains(text: string, typed: string): boolean {
  return foldText(text).includes(foldText(typed.trim()));
}

/** Whether each word that is typed begins a word of the text, in whatever order: "cl reg" finds "Customs Clerk, Register". */
export function beginsWords(text: string, typed: string): boolean {
  const words = foldText(text).split(/[^\p{Letter}\p{Number}]+/u);
  const asked = foldText(typed).split(/\s+/).filter(Boolean);
  return asked.every((part) => words.some((word) => word.startsWith(part)));
}

/** The letter that a title stands under, articles left out. */
export function letterOf(title: string): string {
  return foldText(title)
    .replace(/^(the|a|an) /, '')
    .charAt(0)
    .toUpperCase();
}
