import * as employees from '@atrium/contract/employee-records';
import { addFitter, lampFitter } from '../routes/employee-records.proofs.ts';
import { type Acts, by } from './act.ts';

export const employeeActs: Acts = {
  addEmployee: async (_, admin) => by(admin, () => admin.send(employees.addEmployee, { body: lampFitter })),
  updateEmployee: async (_, admin) => {
    const { id } = await addFitter(admin);
    const body = { post: 'Workshop Lead', salaryCents: 4_000_000, city: 'Cork', experienceYears: 4, status: 2 };
    return by(admin, () => admin.send(employees.updateEmployee, { parameters: { id }, body }));
  },
  archiveEmployees: async (_, admin) => {
    const ids = [(await addFitter(admin)).id, (await addFitter(admin)).id];
    return by(admin, () => admin.send(employees.archiveEmployees, { body: { chosen: { ids }, isArchived: true } }));
  },
  deleteEmployees: async (_, admin) => {
    const ids = [(await addFitter(admin)).id, (await addFitter(admin)).id];
    return by(admin, () => admin.send(employees.deleteEmployees, { body: { chosen: { ids } } }));
  },
  importEmployees: async (_, admin) => {
    const { id } = await addFitter(admin);
    const csv = `ID,Name,Post,E-mail,Started,Salary,Age\n${id},,Wick Maker,,,,\n,Ada New,Baker,ada@rye.example,2026-01-05,12.50,20`;
    return by(admin, () => admin.send(employees.importEmployees, { body: { csv } }));
  },
};
