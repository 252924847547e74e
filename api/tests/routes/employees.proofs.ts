import * as routes from '@atrium/contract/employees';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import type { ProofTable } from './proofs.ts';

export const employeeProofs: ProofTable = {
  listAllEmployees: {
    works: {
      'all employees by id, each as a person reads them': async ({ admin }) => {
        const employees = await admin.call(routes.listAllEmployees);
        expect(employees.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
        expect(employees[0]).toEqual({
          responsive_id: '',
          id: 1,
          avatar: '/avatars/amara.okafor.svg',
          full_name: 'Amara Okafor',
          post: 'Glass Blower',
          email: 'amara.okafor@lanternworks.example',
          city: 'Lagos',
          start_date: '07/25/2025',
          salary: '$38014.03',
          age: '36',
          experience: '15 Years',
          status: 2,
        });
      },
      'one year of experience is one year': async ({ admin }) => {
        const employees = await admin.call(routes.listAllEmployees);
        expect(new Set(employees.map(({ experience }) => experience))).toContain('1 Year');
        for (const { experience } of employees) expect(experience).toMatch(/^(1 Year|([2-9]|\d\d) Years)$/);
      },
    },
  },
  listEmployees: {
    works: {
      'ten employees by id without any parameter, and all of them beside': async ({ admin }) => {
        const all = await admin.call(routes.listAllEmployees);
        const answer = await admin.call(routes.listEmployees, { query: {} });
        expect(answer).toEqual({ allData: all, invoices: all.slice(0, 10), total: 100 });
      },
      'without all of them when they are not asked for': async ({ admin }) => {
        const answer = await admin.call(routes.listEmployees, { query: { allData: false, page: 2, perPage: 7 } });
        expect(Object.keys(answer).sort()).toEqual(['invoices', 'total']);
        expect(answer.invoices.map(({ id }) => id)).toEqual([8, 9, 10, 11, 12, 13, 14]);
      },
      'a page past the end is empty and still says how many there are': async ({ admin }) => {
        const answer = await admin.call(routes.listEmployees, { query: { allData: false, page: 11 } });
        expect(answer).toEqual({ invoices: [], total: 100 });
      },
    },
    refuses: {
      'what is no page, no order and no filter, and names each': async ({ admin }) => {
        const query = { page: 0, perPage: 101, sort: 'up', sortColumn: 'experience', status: 6, allData: 'no' };
        const problem = await admin.refused(400, routes.listEmployees, { query });
        expect(fieldsOf(problem).sort()).toEqual(Object.keys(query).sort());
      },
      'a search that is longer than any field, and two of them': async ({ admin }) => {
        for (const q of ['x'.repeat(201), ['one', 'two']]) {
          expect(fieldsOf(await admin.refused(400, routes.listEmployees, { query: { q } }))).toEqual(['q']);
        }
      },
    },
  },
};
