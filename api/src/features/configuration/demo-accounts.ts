/** The two accounts of the specification that exist while sample data is on; the sign-in page offers them. */
export const demoAccounts = [
  { name: 'Admin', email: 'admin@demo.com', password: 'admin' },
  { name: 'Client', email: 'client@demo.com', password: 'client' },
] as const;
