import type { User } from '@atrium/contract/users';

type SampleUser = Omit<User, 'id' | 'createdAt' | 'suspendedAt'>;

export const sampleUsers: readonly SampleUser[] = [
  {
    fullName: 'Amara Okafor',
    username: 'amara.okafor',
    email: 'amara.okafor@lanternworks.example',
    company: 'Lantern Works',
    country: 'Nigeria',
    contact: '+234 1 555 0101',
    role: 'admin',
    currentPlan: 'enterprise',
    billing: 'Auto Debit',
    status: 'active',
    avatar: '',
  },
];
