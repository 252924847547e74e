import { seederOf } from '../../lists/seed.ts';
import { randomNumbers } from '../../lists/seed-random.ts';
import { employeeRow, employeesIndex } from './employees.list.ts';
import { sampleEmployees } from './employees.sample-rows.ts';

/** Appends made-up employees: names, posts and cities of the sample people, mixed. */
export const seedEmployees = seederOf({
  index: employeesIndex,
  entity: 'employee',
  async insert(transaction, firstId, count, now) {
    const rows = Array.from({ length: count }, (_, place) => employeeRow(madeUp(firstId + place, now)));
    await transaction.insertInto('employees').values(rows).execute();
  },
});

/** The same for the same id, whenever and wherever it is made. */
function madeUp(id: number, now: number) {
  const random = randomNumbers(id);
  const pick = () => sampleEmployees[Math.floor(random() * sampleEmployees.length)] ?? sampleEmployees[0];
  const [first, last, work, place] = [pick(), pick(), pick(), pick()];
  const age = 19 + Math.floor(random() * 46);
  // Nobody began before they were 18.
  const grownYears = age - 18;
  const daysHere = Math.floor(random() * Math.min(9_000, grownYears * 365));
  const yearsHere = Math.floor(daysHere / 365);
  return {
    id,
    fullName: `${first?.fullName.split(' ')[0]} ${last?.fullName.split(' ').at(-1)}`,
    post: work?.post ?? '',
    email: `employee.${id}@${work?.email.split('@')[1]}`,
    city: place?.city ?? '',
    startDate: new Date(now - daysHere * 86_400_000).toISOString().slice(0, 10),
    salaryCents: 2_000_000 + Math.floor(random() ** 2 * 400_000) * 10,
    age,
    experienceYears: yearsHere + Math.floor(random() * (grownYears - yearsHere + 1)),
    status: 1 + Math.floor(random() * 5),
    avatar: '',
    archivedAt: null,
  };
}
