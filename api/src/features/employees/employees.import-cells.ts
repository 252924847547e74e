import type { NewEmployee } from '@atrium/contract/employee-records';
import { statusWords } from './employees.export.ts';

type Field = 'id' | keyof NewEmployee;

/** What a row says of somebody. */
export type Given = Partial<Record<Field, string | number>>;

/** What a column may be called: as the export does, or as the field of an employee. */
const columns: Readonly<Record<string, Field>> = {
  id: 'id',
  name: 'fullName',
  fullname: 'fullName',
  post: 'post',
  position: 'post',
  email: 'email',
  city: 'city',
  office: 'city',
  started: 'startDate',
  startdate: 'startDate',
  joiningdate: 'startDate',
  date: 'startDate',
  salary: 'salaryCents',
  age: 'age',
  experience: 'experienceYears',
  experienceyears: 'experienceYears',
  status: 'status',
};

export function knownColumns(head: readonly string[]): (Field | undefined)[] {
  return head.map((heading) => columns[heading.toLowerCase().replace(/[^a-z]/g, '')]);
}

/** An empty cell says nothing. */
export function givenOf(known: readonly (Field | undefined)[], cells: readonly string[]): Given {
  const pairs = known.flatMap((field, place) => {
    const cell = cells[place] ?? '';
    return field === undefined || cell === '' ? [] : [[field, readers[field](cell)] as const];
  });
  return Object.fromEntries(pairs);
}

const asText = (text: string) => text;
const asNumber = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN);

const readers: Readonly<Record<Field, (text: string) => string | number>> = {
  id: asNumber,
  fullName: asText,
  post: asText,
  email: asText,
  city: asText,
  startDate: asDay,
  salaryCents: asCents,
  age: asNumber,
  experienceYears: (text) => asNumber(text.replace(/\s*years?$/i, '')),
  status: asStatus,
};

/** `2026-03-02` and `03/02/2026` alike. */
function asDay(text: string): string {
  return text.replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, (_, month: string, day: string, year: string) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );
}

/** `1,299.00`, `$129` and `129,50` alike. */
function asCents(text: string): number {
  const bare = text.replace(/[$\s]/g, '');
  const amount = /^\d+,\d{1,2}$/.test(bare) ? bare.replace(',', '.') : bare.replace(/,(?=\d{3})/g, '');
  return /^\d{1,12}(\.\d{1,2})?$/.test(amount) ? Math.round(Number(amount) * 100) : Number.NaN;
}

function asStatus(text: string): number {
  const place = statusWords.findIndex((word) => word.toLowerCase() === text.toLowerCase());
  return place < 0 ? asNumber(text) : place + 1;
}
