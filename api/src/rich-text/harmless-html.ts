import { badInput } from '../errors.ts';

/**
 * Rich text of a person with what is harmless left; refused, by the name of its field, where a reader would need too long for it. What reads
 * HTML as browsers do is large, and comes when there is some.
 */
export async function harmlessHtml(text: string, path: string): Promise<string> {
  if (!/[<&]/.test(text)) return text;
  const { harmlessRichHtml } = await import('./rich-html.ts');
  const harmless = harmlessRichHtml(text);
  if (harmless === null) throw badInput([{ path, message: 'This has more tags than can be read: write it simpler.' }]);
  return harmless;
}
