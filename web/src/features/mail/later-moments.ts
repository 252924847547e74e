import { dayAt, momentOf, timeAt } from '../../ui/zone-clock.ts';

interface LaterMoment {
  name: 'evening' | 'tomorrow' | 'afternoon' | 'monday';
  at: Date;
}

const morning = '08:00';
const afternoon = '13:00';
const evening = '18:00';
const latestForEvening = '17:00';
const monday = 1;

/** When one would want a mail to leave, by the clocks of a zone: this evening as long as it is some time off, tomorrow, and on Monday. */
export function laterMoments(now: Date, zone: string): LaterMoment[] {
  const today = dayAt(zone, now.getTime());
  const at = (days: number, time: string) => new Date(momentOf(zone, daysAfter(today, days), time));
  const daysToMonday = (7 + monday - new Date(today).getUTCDay()) % 7 || 7;
  const moments: LaterMoment[] = [
    { name: 'tomorrow', at: at(1, morning) },
    { name: 'afternoon', at: at(1, afternoon) },
  ];
  if (timeAt(zone, now.getTime()) < latestForEvening) moments.unshift({ name: 'evening', at: at(0, evening) });
  if (daysToMonday > 1) moments.push({ name: 'monday', at: at(daysToMonday, morning) });
  return moments;
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** As a field for a date and a time has it. */
export function wallText(moment: Date, zone: string): string {
  return `${dayAt(zone, moment.getTime())}T${timeAt(zone, moment.getTime())}`;
}

/** When the clocks of a zone show what such a field says; not a number where it says nothing. */
export function momentOfWall(text: string, zone: string): number {
  const [day = '', time = ''] = text.split('T');
  return momentOf(zone, day, time.slice(0, 5));
}
