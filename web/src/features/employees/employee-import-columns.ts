/** Of the columns of an import, the fields whose texts call them: as the table does. */
export const employeeImportColumns = {
  ...{ id: 'id', fullName: 'fullName', post: 'post', email: 'email', city: 'city', startDate: 'startDate' },
  ...{ salary: 'salary', age: 'age', experienceYears: 'experience', status: 'status' },
} as const;
