/** The moment at which clocks show this: by Temporal. */
export function temporalMoment(wallTime: string, timeZone: string): number {
  return Temporal.PlainDateTime.from(wallTime).toZonedDateTime(timeZone).epochMilliseconds;
}

interface Question {
  /** By the clocks of the zone. */
  start: string;
  zone: string;
  rule: string;
  /** Nothing from here on is looked at. */
  horizon: number;
}

const names = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** The beginnings of all occurrences, found slowly: each day is asked whether the rule has it. */
export function expectedStarts({ start, zone, rule, horizon }: Question): number[] {
  const parts: Partial<Record<string, string>> = Object.fromEntries(rule.split(';').map((part) => part.split('=')));
  // An event begins at a moment: where the clocks leave out the hour that was meant, its time is what they show then.
  const first = Temporal.PlainDateTime.from(start).toZonedDateTime(zone).toPlainDateTime();
  const found: number[] = [];
  for (let day = first.toPlainDate(); found.length < Number(parts.COUNT ?? 1e6); day = day.add({ days: 1 })) {
    const moment = day.toPlainDateTime(first.toPlainTime()).toZonedDateTime(zone).epochMilliseconds;
    const isFirst = day.equals(first.toPlainDate());
    if (moment >= horizon || (!isFirst && isAfter(parts.UNTIL, day, moment))) return found;
    if (isFirst || hasDay(parts, first.toPlainDate(), day)) found.push(moment);
  }
  return found;
}

function isAfter(until: string | undefined, day: Temporal.PlainDate, moment: number): boolean {
  if (until === undefined) return false;
  if (until.length === 8) return Temporal.PlainDate.compare(day, Temporal.PlainDate.from(until)) > 0;
  return moment > Temporal.Instant.from(until).epochMilliseconds;
}

function hasDay(parts: Partial<Record<string, string>>, first: Temporal.PlainDate, day: Temporal.PlainDate): boolean {
  const interval = Number(parts.INTERVAL ?? 1);
  const chosen = parts.BYDAY?.split(',');
  const months = (day.year - first.year) * 12 + day.month - first.month;
  if (parts.FREQ === 'DAILY') return first.until(day).days % interval === 0;
  if (parts.FREQ === 'WEEKLY') {
    const weeks = weekStart(first, parts.WKST).until(weekStart(day, parts.WKST)).days / 7;
    return weeks % interval === 0 && (chosen ?? [nameOf(first)]).includes(nameOf(day));
  }
  if (parts.FREQ === 'MONTHLY') return months % interval === 0 && isOfMonth(parts, first, day);
  const named = parts.BYMONTH?.split(',').map(Number) ?? [first.month];
  return (day.year - first.year) % interval === 0 && named.includes(day.month) && isOfMonth(parts, first, day);
}

function isOfMonth(
  parts: Partial<Record<string, string>>,
  first: Temporal.PlainDate,
  day: Temporal.PlainDate,
): boolean {
  const numbers = parts.BYMONTHDAY?.split(',').map(Number);
  if (numbers) return numbers.includes(day.day) || numbers.includes(day.day - day.daysInMonth - 1);
  const chosen = parts.BYDAY?.split(',');
  if (!chosen) return day.day === first.day;
  const isChosen = (each: Temporal.PlainDate) => chosen.some((name) => isNth(name, each));
  if (parts.BYSETPOS === undefined || !isChosen(day)) return isChosen(day);
  const all = Array.from({ length: day.daysInMonth }, (_, index) => day.with({ day: index + 1 })).filter(isChosen);
  const place = all.findIndex((each) => each.equals(day));
  const positions = parts.BYSETPOS.split(',').map(Number);
  return positions.includes(place + 1) || positions.includes(place - all.length);
}

function weekStart(day: Temporal.PlainDate, name = 'MO'): Temporal.PlainDate {
  let start = day;
  while (nameOf(start) !== name) start = start.subtract({ days: 1 });
  return start;
}

function isNth(weekday: string, day: Temporal.PlainDate): boolean {
  if (!weekday.endsWith(nameOf(day))) return false;
  const nth = Number(weekday.slice(0, -2));
  const fromStart = Math.ceil(day.day / 7);
  const fromEnd = -Math.ceil((day.daysInMonth - day.day + 1) / 7);
  return weekday.length === 2 || nth === fromStart || nth === fromEnd;
}

function nameOf(day: Temporal.PlainDate): string {
  return names[day.dayOfWeek - 1] ?? '';
}
