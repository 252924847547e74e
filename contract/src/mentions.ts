/** Somebody who may be mentioned, and what they are called. */
export interface Mentionable {
  id: number;
  fullName: string;
}

/** A piece of a text; `accountIds` are those whom it mentions, nobody for what stands between. */
export interface MentionPart {
  text: string;
  accountIds: readonly number[];
}

/** No part of a word or of an address. */
const at = /(?<![\p{L}\p{N}_.@])@/gu;
const goesOn = /^[\p{L}\p{N}_]/u;

/**
 * A mention is plain text: an `@` that begins a word, and right behind it the whole name of one of these people; of several names that fit the
 * longest. Who is called the same is meant as well.
 */
export function mentionParts(text: string, people: readonly Mentionable[]): MentionPart[] {
  const parts: MentionPart[] = [];
  let end = 0;
  for (const { index } of text.matchAll(at)) {
    const name = longestName(text.slice(index + 1), people);
    if (name === '') continue;
    if (index > end) parts.push({ text: text.slice(end, index), accountIds: [] });
    const accountIds = people.flatMap(({ id, fullName }) => (fullName === name ? [id] : []));
    parts.push({ text: `@${name}`, accountIds });
    end = index + 1 + name.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), accountIds: [] });
  return parts;
}

/** Whom of these people a text mentions, each once. */
export function mentionedIn(text: string, people: readonly Mentionable[]): number[] {
  return [...new Set(mentionParts(text, people).flatMap(({ accountIds }) => accountIds))];
}

function longestName(rest: string, people: readonly Mentionable[]): string {
  let longest = '';
  for (const { fullName } of people)
    if (fullName.length > longest.length && rest.startsWith(fullName) && !goesOn.test(rest.slice(fullName.length)))
      longest = fullName;
  return longest;
}
