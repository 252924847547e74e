import type { MessageFiles } from './mail-html.ts';

/** A message with what is harmless left. What reads HTML as browsers do is large, and comes when there is some. */
export async function harmlessMail(text: string, files: MessageFiles): Promise<string | null> {
  if (!/[<&]/.test(text)) return text;
  const { harmlessMailHtml } = await import('./mail-html.ts');
  return harmlessMailHtml(text, files);
}
