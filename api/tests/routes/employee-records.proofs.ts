import { undoChange } from '@atrium/contract/changes';
import * as routes from '@atrium/contract/employee-records';
import { listAllEmployees, listEmployees } from '@atrium/contract/employees';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import type { Person } from '../person.ts';
import type { ProofTable } from './proofs.ts';

export const lampFitter = {
  fullName: 'Mira Okafor',
  post: 'Lamp Fitter',
  email: 'mira.okafor@lanternworks.example',
  startDate: '2026-03-02',
  salaryCents: 3_100_050,
  age: 31,
};

export async function addFitter(admin: Person, more: object = {}) {
  return (await admin.call(routes.addEmployee, { body: { ...lampFitter, ...more } })).employee;
}

const nobodysId = { parameters: { id: 999_999 } };
const chosenByName = (name: string, total: number) => ({ chosen: { matching: { name }, total } });

export const employeeRecordProofs: ProofTable = {
  listEmployeeRecords: {
    works: {
      'all that is asked of single fields has to hold': async ({ admin }) => {
        const fitter = await addFitter(admin, { fullName: 'Überall Ängström', city: 'Łódź', salaryCents: 4_000_000 });
        const query = {
          name: 'uber',
          email: 'MIRA',
          post: 'fitter',
          city: 'lodz',
          from: '2026-03-02',
          to: '2026-03-02',
        };
        const salaries = { salaryFrom: 4_000_000, salaryTo: 4_000_000, status: 1, q: 'lamp' };
        const answer = await admin.call(routes.listEmployeeRecords, { query: { ...query, ...salaries } });
        expect(answer).toEqual({ employees: [fitter], total: 1 });
        for (const other of [
          { from: '2026-03-03' },
          { to: '2026-03-01' },
          { salaryTo: 3_999_999 },
          { city: 'paris' },
        ]) {
          const none = await admin.call(routes.listEmployeeRecords, { query: { ...query, ...other } });
          expect(none, JSON.stringify(other)).toEqual({ employees: [], total: 0 });
        }
      },
      'the archived ones are on a list of their own, and on none of the others': async ({ admin }) => {
        const fitter = await addFitter(admin);
        const { archivedAt: _, ...kept } = fitter;
        const seen = (await admin.call(listAllEmployees)).length;
        await admin.call(routes.archiveEmployees, { body: { chosen: { ids: [fitter.id] }, isArchived: true } });
        const archived = await admin.call(routes.listEmployeeRecords, { query: { archive: 'archived', perPage: 100 } });
        expect(archived.employees).toContainEqual({ ...kept, archivedAt: expect.any(String) });
        const current = await admin.call(routes.listEmployeeRecords, { query: { q: 'okafor', perPage: 100 } });
        expect(current.employees.map(({ id }) => id)).not.toContain(fitter.id);
        expect(await admin.call(listAllEmployees)).toHaveLength(seen - 1);
        expect((await admin.call(listEmployees, { query: { allData: false } })).total).toBe(seen - 1);
      },
    },
    refuses: {
      'what is no filter, no order and no page': async ({ admin }) => {
        const query = {
          page: 0,
          perPage: 101,
          sort: 'up',
          sortColumn: 'avatar',
          from: 'May',
          salaryTo: 'much',
          status: 6,
        };
        const fields = fieldsOf(await admin.refused(400, routes.listEmployeeRecords, { query }));
        expect(fields.sort()).toEqual(Object.keys(query).sort());
      },
    },
  },
  exportEmployees: {
    works: {
      'what the filters let through, in the columns that are asked for': async ({ admin }) => {
        await addFitter(admin, { fullName: '=1+1', post: 'Csv "Tester"' });
        const query = { post: 'csv', columns: ['fullName', 'post', 'salary', 'startDate', 'status'] };
        const { text, headers } = await admin.send(routes.exportEmployees, { query });
        expect(text.replace('\ufeff', '')).toBe(
          'Name,Position,Salary,Started,Status\r\n\'=1+1,"Csv ""Tester""",31000.50,2026-03-02,Current\r\n',
        );
        expect(headers.get('content-disposition')).toMatch(/employees-\d{4}-\d\d-\d\d\.csv/);
      },
    },
    refuses: {
      'columns and formats that there are not': async ({ admin }) => {
        const query = { columns: 'secret', format: 'pdf' };
        const fields = fieldsOf(await admin.refused(400, routes.exportEmployees, { query }));
        expect(fields.sort()).toEqual(['columns.0', 'format']);
      },
    },
  },
  getEmployee: {
    works: {
      'an archived one too': async ({ admin }) => {
        const employee = await addFitter(admin);
        const parameters = { id: employee.id };
        expect(await admin.call(routes.getEmployee, { parameters })).toEqual({ employee });
        await admin.call(routes.archiveEmployees, { body: { chosen: { ids: [employee.id] }, isArchived: true } });
        expect((await admin.call(routes.getEmployee, { parameters })).employee.archivedAt).not.toBeNull();
      },
    },
    refuses: {
      'one that there is not': async ({ admin }) => {
        await admin.refused(404, routes.getEmployee, nobodysId);
      },
    },
  },
  addEmployee: {
    works: {
      'with what it says, and the rest as usual': async ({ admin }) => {
        const { employee, changeId } = await admin.call(routes.addEmployee, { body: lampFitter });
        const usual = { city: '', experienceYears: 0, status: 1, avatar: '', archivedAt: null };
        expect(employee).toEqual({ ...lampFitter, ...usual, id: employee.id });
        expect(changeId).toBeGreaterThan(0);
      },
    },
    refuses: {
      'what is wrong, each by its name': async ({ admin }) => {
        const wrong = {
          ...{ fullName: ' ', post: '', email: 'mira', startDate: '2026-02-30', salaryCents: -1, age: 13 },
          ...{ status: 6, experienceYears: 81, city: 'x'.repeat(81) },
        };
        const fields = fieldsOf(await admin.refused(400, routes.addEmployee, { body: wrong }));
        expect(fields.sort()).toEqual(Object.keys(wrong).sort());
      },
    },
  },
  updateEmployee: {
    works: {
      'what is given, and nothing is recorded when it is so already': async ({ admin }) => {
        const employee = await addFitter(admin);
        const input = { parameters: { id: employee.id }, body: { post: 'Workshop Lead', salaryCents: 4_000_000 } };
        const answer = await admin.call(routes.updateEmployee, input);
        expect(answer.employee).toEqual({ ...employee, ...input.body });
        expect((await admin.call(routes.updateEmployee, input)).changeId).toBeNull();
        const found = await admin.call(routes.listEmployeeRecords, { query: { q: 'okafor workshop' } });
        expect(found.employees).toContainEqual(answer.employee);
      },
    },
    refuses: {
      'one that there is not, and what is wrong': async ({ admin }) => {
        await admin.refused(404, routes.updateEmployee, { ...nobodysId, body: { age: 40 } });
        const { id } = await addFitter(admin);
        const problem = await admin.refused(400, routes.updateEmployee, { parameters: { id }, body: { age: 4 } });
        expect(fieldsOf(problem)).toEqual(['age']);
      },
    },
  },
  archiveEmployees: {
    works: {
      'some of them, and back again': async ({ admin }) => {
        const ids = [(await addFitter(admin)).id, (await addFitter(admin)).id];
        const archive = { body: { chosen: { ids }, isArchived: true } };
        expect((await admin.call(routes.archiveEmployees, archive)).changed).toBe(2);
        expect(await admin.call(routes.archiveEmployees, archive)).toEqual({ changed: 0, changeId: null });
        const back = { body: { chosen: { ids }, isArchived: false } };
        expect((await admin.call(routes.archiveEmployees, back)).changed).toBe(2);
      },
      'all that match, and one undo takes it back': async ({ admin }) => {
        for (const city of ['Aa', 'Bb', 'Cc']) await addFitter(admin, { fullName: 'Tripled Person', city });
        const body = { ...chosenByName('tripled', 3), isArchived: true };
        const { changed, changeId } = await admin.call(routes.archiveEmployees, { body });
        expect(changed).toBe(3);
        await admin.call(undoChange, { parameters: { id: changeId ?? 0 } });
        const { total } = await admin.call(routes.listEmployeeRecords, { query: { name: 'tripled' } });
        expect(total).toBe(3);
      },
    },
    refuses: {
      'one that there is not, with all the others': async ({ admin }) => {
        const { id } = await addFitter(admin);
        await admin.refused(404, routes.archiveEmployees, {
          body: { chosen: { ids: [id, 999_999] }, isArchived: true },
        });
        expect((await admin.call(routes.getEmployee, { parameters: { id } })).employee.archivedAt).toBeNull();
      },
      'others than whoever asks has seen, and too many': async ({ admin }) => {
        await addFitter(admin, { fullName: 'Lonely Person' });
        const body = { ...chosenByName('lonely', 2), isArchived: true };
        await admin.refused(409, routes.archiveEmployees, { body });
        const many = { ...chosenByName('lonely', 1_001), isArchived: true };
        expect(fieldsOf(await admin.refused(400, routes.archiveEmployees, { body: many }))).toEqual(['chosen.total']);
        const neither = { chosen: {}, isArchived: true };
        await admin.refused(400, routes.archiveEmployees, { body: neither });
      },
    },
  },
  deleteEmployees: {
    works: {
      'all of them at once': async ({ admin }) => {
        const ids = [(await addFitter(admin)).id, (await addFitter(admin)).id];
        expect((await admin.call(routes.deleteEmployees, { body: { chosen: { ids } } })).deleted).toBe(2);
        for (const id of ids) await admin.refused(404, routes.getEmployee, { parameters: { id } });
      },
    },
    refuses: {
      'one that there is not, with all the others': async ({ admin }) => {
        const { id } = await addFitter(admin);
        await admin.refused(404, routes.deleteEmployees, { body: { chosen: { ids: [id, 999_999] } } });
        await admin.call(routes.getEmployee, { parameters: { id } });
      },
    },
  },
  previewEmployeeImport: {
    works: {
      'what each row would do, and why one is refused': async ({ admin, app }) => {
        const { id } = await addFitter(admin, { email: 'found.by.mail@lanternworks.example' });
        const csv = [
          'Name;Position;Email;Started;Salary;Age;Status',
          ';Workshop Lead;FOUND.by.mail@lanternworks.example;;;;',
          'New Person;Baker;new.person@rye.example;12/31/2025;$1,200.50;30;applied',
          'No Age;Baker;no.age@rye.example;2025-02-30;much;;sleepy',
          'New Person;Baker;new.person@rye.example;2025-12-31;much;30;',
        ].join('\n');
        const before = await app.state();
        const { rows } = await admin.call(routes.previewEmployeeImport, { body: { csv } });
        expect(await app.state()).toEqual(before);
        expect(rows).toMatchObject([
          { row: 2, action: 'change', id, name: 'Mira Okafor', errors: [] },
          { row: 3, action: 'add', id: null, name: 'New Person', errors: [] },
          { row: 4, action: 'refused' },
          { row: 5, action: 'refused', errors: [{ message: 'This employee is in another row already.' }, {}] },
        ]);
        expect(rows[3]?.errors.map(({ column }) => column)).toEqual(['email', 'salary']);
        expect(rows[2]?.errors.map(({ column }) => column).sort()).toEqual(['age', 'salary', 'startDate', 'status']);
      },
    },
    refuses: {
      'no rows, columns that nobody knows, and what is no text': async ({ admin }) => {
        for (const csv of ['', 'Name,Post', 'Weight\n12', 'Name\n\u0000'])
          expect(fieldsOf(await admin.refused(400, routes.previewEmployeeImport, { body: { csv } }))).toEqual(['csv']);
      },
    },
  },
  importEmployees: {
    works: {
      'what was exported and changed, and one undo takes all of it back': async ({ admin, app }) => {
        const { id } = await addFitter(admin, { fullName: "'Quoted, Person", email: 'round.trip@rye.example' });
        const { text } = await admin.send(routes.exportEmployees, { query: { email: 'round.trip' } });
        const [head = '', line = ''] = text.split('\r\n');
        const before = await app.state();
        const same = await admin.call(routes.importEmployees, { body: { csv: `${head}\n${line}` } });
        expect(same).toEqual({ added: 0, changed: 0, leftOut: 0, changeId: null });
        const csv = [
          head,
          line.replace('Lamp Fitter', 'Baker'),
          `,Ada New,Baker,ada.new@rye.example,Cork,2026-01-05,12.50,20,1,Current`,
        ];
        const { changeId, ...counts } = await admin.call(routes.importEmployees, { body: { csv: csv.join('\n') } });
        expect(counts).toEqual({ added: 1, changed: 1, leftOut: 0 });
        expect((await admin.call(routes.getEmployee, { parameters: { id } })).employee.post).toBe('Baker');
        await admin.call(undoChange, { parameters: { id: changeId ?? 0 } });
        expect((await app.state()).employees).toEqual(before.employees);
      },
      'the good rows alone, when that is wanted': async ({ admin }) => {
        const csv =
          'Name,Post,E-mail,Started,Salary,Age\nGood Row,Baker,good.row@rye.example,2026-01-05,1,20\nBad,,,,,';
        const answer = await admin.call(routes.importEmployees, { body: { csv, leavesOutRefused: true } });
        expect(answer).toEqual({ added: 1, changed: 0, leftOut: 1, changeId: expect.any(Number) });
      },
    },
    refuses: {
      'all of it when one row is wrong': async ({ admin }) => {
        const csv =
          'Name,Post,E-mail,Started,Salary,Age\nGood Row,Baker,good.two@rye.example,2026-01-05,1,20\nBad,Baker,bad@rye.example,2026-01-05,1,9';
        const problem = await admin.refused(400, routes.importEmployees, { body: { csv } });
        expect(fieldsOf(problem)).toEqual(['csv.3.age']);
      },
    },
  },
};
