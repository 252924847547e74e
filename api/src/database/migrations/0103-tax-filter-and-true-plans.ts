import type { Migration } from '../migrate.ts';

const everyApp = 'Every app, as in each plan';
const bills = 'Billed by the month, or for less by the year';

/** What is true of each: all can do the same, and a plan is what one pays. Those that a house has written itself stay. */
const plans = [
  {
    key: 'basic',
    subtitle: 'For one person who wants to look around',
    benefits: [everyApp, 'Costs nothing, and has no bills', 'Stays until you choose another plan'],
    untrue: 'Up to 100 records in each list',
  },
  {
    key: 'standard',
    subtitle: 'For a shop, a workshop or a small office',
    benefits: [everyApp, '14 days to try it, once for each account', bills],
    untrue: 'Five workspaces',
  },
  {
    key: 'enterprise',
    subtitle: 'For a larger firm',
    benefits: [everyApp, bills, 'Less on the first bill for days of a smaller plan that were not used'],
    untrue: 'As many workspaces as there are houses',
  },
];

const question = 'How do I pay?';
const answer =
  'Each month or year of a plan has a bill: an invoice, which stands in your account settings. Nothing is taken by itself. Days that you paid for and have not used are taken off the bill of a larger plan.';

export const taxFilterAndTruePlans: Migration = {
  name: '0103-tax-filter-and-true-plans',
  statements: () => [
    // Invoices are filtered by their tax treatment, as a part of their facet. The list is counted anew at the next start.
    `update invoices set facet = facet || '/' || tax_treatment`,
    `delete from list_segment_counts
      where segment_id in (select id from list_segments where list = 'invoices' and sort = 'service')`,
    `delete from list_segments where list = 'invoices' and sort = 'service'`,

    ...plans.map(
      ({ key, subtitle, benefits, untrue }) =>
        `update pricing_plans set subtitle = '${subtitle}', benefits = '${JSON.stringify(benefits)}'
          where key = '${key}' and benefits like '%${untrue}%'`,
    ),
    `update pricing_questions set question = '${question}', answer = '${answer}'
      where question = 'How do I pay, and can I have my money back?'`,
  ],
};
