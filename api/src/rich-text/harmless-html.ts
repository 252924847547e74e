/** Rich text of a person with what is harmless left. What reads HTML as browsers do is large, and comes when there is some. */
export async function harmlessHtml(text: string): Promise<string> {
  if (!/[<&]/.test(text)) return text;
  const { sanitizeHtml } = await import('./sanitize-html.ts');
  return sanitizeHtml(text);
}
