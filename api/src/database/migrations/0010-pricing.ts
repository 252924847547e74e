import type { Migration } from '../migrate.ts';

interface Plan {
  key: string;
  title: string;
  subtitle: string;
  monthly: number;
  yearlyMonthly: number;
  yearlyTotal: number;
  benefits: readonly string[];
  isPopular: boolean;
}

/** Constants of the business (dollars), there without sample data too. */
const plans: readonly Plan[] = [
  {
    key: 'basic',
    title: 'Basic',
    subtitle: 'For one person who wants to look around',
    monthly: 0,
    yearlyMonthly: 0,
    yearlyTotal: 0,
    benefits: [
      'One workspace',
      'Up to 100 records in each list',
      'Search across everything',
      'Export as CSV',
      'Answers from the knowledge base',
    ],
    isPopular: false,
  },
  {
    key: 'standard',
    title: 'Standard',
    subtitle: 'For a shop, a workshop or a small office',
    monthly: 49,
    yearlyMonthly: 40,
    yearlyTotal: 480,
    benefits: [
      'Five workspaces',
      'As many records as there are',
      'Invoices with your own letterhead',
      'Roles and permissions',
      'Answers by e-mail within a day',
    ],
    isPopular: true,
  },
  {
    key: 'enterprise',
    title: 'Enterprise',
    subtitle: 'For firms with several houses',
    monthly: 99,
    yearlyMonthly: 80,
    yearlyTotal: 960,
    benefits: [
      'As many workspaces as there are houses',
      'A record of every change, kept for ten years',
      'Your own database and address',
      'Import of what you have today',
      'Answers by telephone at any hour',
    ],
    isPopular: false,
  },
];

const questions: readonly (readonly [question: string, answer: string])[] = [
  [
    'Can I change to another plan later?',
    'At any time. A larger plan counts from the day you choose it, a smaller one from your next bill. Nothing that you entered is lost.',
  ],
  [
    'What happens after the 14 days of trial?',
    'You stay on the Basic plan unless you choose another one. We ask for no card before that, and nothing is charged by itself.',
  ],
  [
    'How do I pay, and can I have my money back?',
    'By card, by bank transfer or by direct debit. Within 30 days of a yearly payment we return what you have not used.',
  ],
];

export const pricing: Migration = {
  name: '0010-pricing',
  statements: ({ id }) => [
    `create table pricing_plans (
      id ${id},
      key text not null unique,
      title text not null,
      subtitle text not null,
      monthly_price_cents bigint not null,
      yearly_monthly_price_cents bigint not null,
      yearly_total_cents bigint not null,
      benefits text not null,
      is_popular integer not null
    )`,
    `create table pricing_questions (
      id ${id},
      question text not null,
      answer text not null
    )`,
    `insert into pricing_plans values ${plans.map(planValues).join(', ')}`,
    `insert into pricing_questions values ${questions.map((texts, index) => `(${index + 1}, ${texts.map(literal).join(', ')})`).join(', ')}`,
  ],
};

function planValues(plan: Plan, index: number): string {
  const texts = [plan.key, plan.title, plan.subtitle].map(literal);
  const cents = [plan.monthly, plan.yearlyMonthly, plan.yearlyTotal].map((dollars) => dollars * 100);
  const benefits = literal(JSON.stringify(plan.benefits));
  return `(${[index + 1, ...texts, ...cents, benefits, plan.isPopular ? 1 : 0].join(', ')})`;
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
