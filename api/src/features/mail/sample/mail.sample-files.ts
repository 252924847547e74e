import { dayMilliseconds } from '@atrium/contract/days';
export interface SampleFile {
  name: string;
  mediaType: string;
  /** Of what is to come, as it is said at the moment that is given. */
  text: string | ((now: string) => string);
}

const table = (name: string, rows: readonly string[]): SampleFile => {
  return { name, mediaType: 'text/csv', text: `${rows.join('\r\n')}\r\n` };
};
const note = (name: string, lines: readonly string[]): SampleFile => {
  return { name, mediaType: 'text/plain', text: `${lines.join('\n')}\n` };
};

export const packingList = table('packing-list.csv', [
  'crate,lamp,glass,berth on the pier',
  ...Array.from(
    { length: 12 },
    (_, index) => `${index + 1},PL-${101 + index},${index % 3 === 0 ? 'amber' : 'clear'},${index + 1}`,
  ),
  '13,PL-113,clear,spare',
]);

export const crateWeights = table('crate-weights.csv', [
  'crate,kilograms,slings',
  ...Array.from({ length: 13 }, (_, index) => `${index + 1},${58 + ((index * 7) % 11)},2`),
]);

export const sheetSeven = table('sheet-7-corrected.csv', [
  'place,depth in metres at lowest water,remark',
  'old slipway,3.1,was 13',
  'customs house steps,2.4,',
  'north quay,6.8,',
  'bar,4.2,moves after gales',
]);

export const almanacProofs = note('almanac-proofs.txt', [
  'HARBOUR ALMANAC, second proofs',
  '',
  'Page 12  tide tables, spring',
  'Page 24  lights and their characters',
  'Page 31  berths and whom to ask for them',
  'Page 40  the poem, which stays',
]);

export const pierDrawings = note('pier-drawings.txt', [
  'THE NEW PIER, list of drawings',
  '',
  'A1  plan, 1:200',
  'A2  section at the lamps, 1:50',
  'B4  footing of a lamp, 1:10',
]);

const friday = 5;

/** On the next Friday at nine, by whatever clocks it is read with. */
export const appointment: SampleFile = {
  name: 'appointment.ics',
  mediaType: 'text/calendar',
  text: (now) => {
    const days = (friday + 6 - new Date(now).getUTCDay()) % 7;
    const date = new Date(Date.parse(now) + (days + 1) * dayMilliseconds)
      .toISOString()
      .slice(0, 10)
      .replaceAll('-', '');
    const lines = [
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Juniper Clinic//Appointments//EN', 'BEGIN:VEVENT'],
      ...['UID:visit-2207@juniperclinic.example', 'DTSTAMP:20260101T000000Z'],
      ...[`DTSTART:${date}T090000`, `DTEND:${date}T093000`],
      ...['SUMMARY:Dr Zbinden', 'LOCATION:Juniper Clinic', 'DESCRIPTION:Bring the letter from the eye doctor.'],
      ...['END:VEVENT', 'END:VCALENDAR'],
    ];
    return `${lines.join('\r\n')}\r\n`;
  },
};
