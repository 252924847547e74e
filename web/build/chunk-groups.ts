/**
 * Which modules go into one file together. Left to the bundler, each set of pages that share something gets a file of its own
 * for it, and a page is made of sixty; in these few the pages share what most of them need. The first group that fits wins.
 */

/** Without what they import, some of which is for the pages inside only: the policy, the schemas. */
const alone = { includeDependenciesRecursively: false };
const initial = { ...alone, tags: ['$initial' as const] };

/** What the pages inside are built of; nothing here brings floating parts, dialogs or tables along. */
const parts = [
  /\/web\/src\/ui\/(empty-state|error-state|mantine-styles|page-header|panel|person-avatar|relative-time|status-badge|use-latest|use-undo)\.tsx?$/,
  /\/@mantine\/hooks\//,
  /\/@mantine\/core\/esm\/core\//,
  /\/@mantine\/core\/esm\/components\/(Alert|Button|Card|Group|Skeleton|Stack)\//,
  /\/@tanstack\/react-query\//,
  /\/@tabler\/icons-react\//,
];

const common =
  /\/web\/src\/ui\/(format|relative-time|order-labels|notify|use-command|data-table\/(use-)?list-search)\.tsx?$|\/contract\/src\/(calendar|carts|cards|changes|clients|coupons|document-languages|dollars|invoice-age|invoice-payments|invoice-status|invoices|notifications|orders|products|recurrence-rule|task-repeat|tasks|time-zone)\.ts$/;

export const chunkGroups = [
  // What every page needs, in two files: the libraries, which seldom change and stay in the browser's cache, and our own start.
  { ...initial, name: 'libraries', test: /node_modules\/(?!zod|@casl|@ucast)|rolldown\/runtime/ },
  {
    ...initial,
    name: 'start',
    test: /\/web\/src\/|\/contract\/src\/(accounts|configuration|errors|route)\.ts|vite\/preload/,
  },
  // What checks input, for the pages that have some.
  { ...alone, name: 'schemas', test: /\/node_modules\/zod\/|\/contract\/src\/(lists|text|users)\.ts/ },
  // What stands around every page inside.
  { name: 'shell', test: /\/routes\/_shell\.tsx\?/ },
  { name: 'parts', test: (id: string) => parts.some((part) => part.test(id)) },
  // What many pages need, those too that have neither lists nor forms: they are not to load those along.
  { ...alone, name: 'common', test: common },
  { name: 'lists', test: /\/ui\/data-table\/data-table\.tsx$/ },
  { ...alone, name: 'shared', test: /\/(web|contract)\/src\//, minShareCount: 3 },
];
