const longestQuestion = 200;

/** What is asked for when this is typed. */
export function questionOf(typed: string): string {
  return typed.trim().slice(0, longestQuestion);
}

/** Whether the second question goes on with the first, or goes back in it: what was found for one then is about the same people. */
export function asksOn(before: string, now: string): boolean {
  return before !== '' && now !== '' && (now.startsWith(before) || before.startsWith(now));
}
