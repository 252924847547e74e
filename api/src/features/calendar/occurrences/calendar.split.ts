const second = 1_000;

/** A rule in two: for the first `index` occurrences, and for those from this moment on. */
export function splitRule(rule: string, index: number, from: string, allDay: boolean) {
  const count = Number(rule.match(/;COUNT=(\d+)/)?.[1]);
  if (!Number.isNaN(count)) {
    return { before: withCount(rule, index), after: withCount(rule, count - index) };
  }
  const last = new Date(Date.parse(from) - second).toISOString();
  const until = allDay ? last.slice(0, 10) : `${last.slice(0, 19)}Z`;
  return { before: `${rule.replace(/;UNTIL=\w+/, '')};UNTIL=${until.replace(/[-:]/g, '')}`, after: rule };
}

function withCount(rule: string, count: number): string {
  return rule.replace(/;COUNT=\d+/, `;COUNT=${count}`);
}
