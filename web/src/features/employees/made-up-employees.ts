import { dayMilliseconds } from '@atrium/contract/days';
import type { EmployeeColumn, EmployeeRecord } from '@atrium/contract/employee-records';

/** So many rows are made up in the browser, to see the table with more than anybody has. */
export const madeUpCount = 100_000;

const given =
  'Ada,Bao,Carmen,Despina,Einar,Farid,Greta,Hana,Ilse,Jozef,Kwame,Leila,Mateus,Ngozi,Otto,Priya,Rosa,Tui,Wanjiru,Yusuf'.split(
    ',',
  );
const family =
  'Aubertin,Brandt,Carvalho,Dlamini,Ekström,Fuentes,Grünwald,Holmgren,Ionescu,Kamau,Lindblom,Mokoena,Nutti,Okafor,Petersen,Qureshi,Rossi,Sato,Tregenza,Umeh'.split(
    ',',
  );
const posts =
  'Baker,Cartographer,Clockmaker,Editor,Engraver,Harbour Pilot,Lamp Fitter,Midwife,Optician,Typesetter'.split(',');
const cities = 'Aarhus,Brest,Cork,Durban,Esbjerg,Gdańsk,Kochi,Lagos,Porto,Turku,Vigo'.split(',');

/** Days of work are counted back from when the page was loaded: a row is the same whenever it is made again. */
const today = Date.now();

/** All of it follows from the number: nothing is kept but what is in sight. */
export function madeUpEmployee(id: number): EmployeeRecord {
  const pick = (values: readonly string[], salt: number) => values[mixed(id, salt) % values.length] ?? '';
  const [first, last] = [pick(given, 1), pick(family, 2)];
  const age = 19 + (mixed(id, 3) % 46);
  // Nobody began before they were 18.
  const grownYears = age - 18;
  const daysHere = mixed(id, 6) % Math.min(9_000, grownYears * 365);
  const yearsHere = Math.floor(daysHere / 365);
  return {
    id,
    fullName: `${first} ${last}`,
    post: pick(posts, 4),
    email: `made.up.${id}@nowhere.example`,
    city: pick(cities, 5),
    startDate: new Date(today - daysHere * dayMilliseconds).toISOString().slice(0, 10),
    salaryCents: 2_000_000 + (mixed(id, 7) % 400_000) * 10,
    age,
    experienceYears: yearsHere + (mixed(id, 8) % (grownYears - yearsHere + 1)),
    status: 1 + (mixed(id, 9) % 5),
    avatar: '',
    archivedAt: null,
  };
}

/** A whole number that looks like any other: the bits of the two, multiplied and mixed. */
function mixed(id: number, salt: number): number {
  let bits = Math.imul(id ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** The numbers of all of them in an order, from which a page is cut. */
export function madeUpOrder(column: EmployeeColumn, direction: 'asc' | 'desc'): Uint32Array {
  const ids = Uint32Array.from({ length: madeUpCount }, (_, place) => place + 1);
  if (column !== 'id') {
    const keys = Array.from(ids, (id) => keyOf(madeUpEmployee(id), column));
    ids.sort((one, other) => compare(keys[one - 1] ?? '', keys[other - 1] ?? '') || one - other);
  }
  return direction === 'asc' ? ids : ids.reverse();
}

function keyOf(employee: EmployeeRecord, column: EmployeeColumn): string | number {
  if (column === 'salary') return employee.salaryCents;
  return column === 'experience' ? employee.experienceYears : employee[column];
}

function compare(one: string | number, other: string | number): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
