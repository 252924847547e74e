/** The two accounts of spec.md that exist while sample data is on; the sign-in page offers them. */
export const demoAccounts = [
  { name: 'Admin', email: 'admin@demo.com', password: 'admin' },
  { name: 'Client', email: 'client@demo.com', password: 'client' },
] as const;
