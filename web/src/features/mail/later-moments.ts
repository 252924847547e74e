interface LaterMoment {
  name: 'evening' | 'tomorrow' | 'afternoon' | 'monday';
  at: Date;
}

const morning = 8;
const afternoon = 13;
const evening = 18;

/** When one would want a mail to leave: this evening as long as it is some time off, tomorrow, and on Monday. */
export function laterMoments(now: Date): LaterMoment[] {
  const daysToMonday = ((8 - now.getDay()) % 7) + (now.getDay() === 1 ? 7 : 0);
  const moments: LaterMoment[] = [
    { name: 'tomorrow', at: dayAt(now, 1, morning) },
    { name: 'afternoon', at: dayAt(now, 1, afternoon) },
  ];
  if (now.getHours() < evening - 1) moments.unshift({ name: 'evening', at: dayAt(now, 0, evening) });
  if (daysToMonday > 1) moments.push({ name: 'monday', at: dayAt(now, daysToMonday, morning) });
  return moments;
}

function dayAt(now: Date, days: number, hour: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour);
}

/** As a field for a date and a time has it. */
export function localText(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${String(moment.getFullYear())}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}
