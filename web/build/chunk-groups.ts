import { readFileSync } from 'node:fs';
import { loadsHeavyFields } from './heavy-fields.ts';
import { modulesBehind } from './named-texts.ts';

/**
 * Which modules go into one file together. Left to the bundler, each set of pages that share something gets a file of its own
 * for it, and a page is made of sixty; in these few the pages share what most of them need. The first group that fits wins.
 */

/** The files of the icons that the dashboards and all around them show. */
const iconsFirst = new Set(
  [...modulesBehind('routes/_shell.tsx', 'routes/_shell/dashboard/')].flatMap(
    (file) => readFileSync(file, 'utf8').match(/\bIcon[A-Z]\w*/g) ?? [],
  ),
);

function isIconFirst(id: string): boolean {
  const icon = /\/@tabler\/icons-react\/.*\/(Icon\w+)\.mjs/.exec(id)?.[1];
  return icon !== undefined && iconsFirst.has(icon);
}

/** Without what they import, some of which is for the pages inside only: the policy, the schemas. */
const alone = { includeDependenciesRecursively: false };
const initial = { ...alone, tags: ['$initial' as const] };

/** What the pages inside are built of; nothing here brings floating parts, dialogs or tables along. */
const parts = [
  /\/web\/src\/ui\/(empty-state|error-state|mantine-styles|page-header|page-tools|panel|person-avatar|relative-time|scroll-region|status-badge|use-latest|use-undo)\.tsx?$/,
  /\/@mantine\/hooks\/(?!.*\/use-(clipboard|debounced-callback|debounced-value|drag|long-press|move|shallow-effect)\/)/,
  /\/@mantine\/core\/esm\/core\//,
  /\/@mantine\/core\/esm\/components\/(Alert|Button|Card|Group|Skeleton|Stack)\//,
  /\/@tanstack\/react-query\//,
];

/** What many pages need that have neither lists nor forms, and the cart and the bell of the navbar: none of them is to load those along. */
const common = [
  /\/web\/src\/navigation\/place\.ts$/,
  /\/web\/src\/ui\/(fold-text|format|relative-time|order-labels|product-categories|commands-under-way|notices|notify|use-command|use-saving|use-undo)\.(tsx?|module\.css)$/,
  /\/web\/src\/ui\/(notifications\/system-notifications|access\/(role-words|roles\.queries)|data-table\/((use-)?list-search|own-questions|use-typed-text))\.(tsx?|module\.css)$/,
  /\/web\/src\/shell\/(drop-panel|icon-button|use-dismissal|use-drop)\.(tsx?|module\.css)$/,
  /\/web\/src\/shell\/notifications\/(notification-keys|notification-words|notifications\.queries|use-arrivals|in-front)\.tsx?$/,
  /\/web\/src\/features\/shop\/(cart\/cart|products\/products)\.queries\.ts$/,
  /\/contract\/src\/(arabic-letters|bookmarks|calendar|cards|carts|changes|clients|coupons|currency|days|delivery-methods|employee-status|given-zone|money-format|notifications|orders|product-categories|products|sum)\.ts$/,
  /\/contract\/src\/(custom-values|invoice-age|invoice-issuer|invoice-list|invoice-payments|invoice-status|invoices|recurrence-rule|roles|task-repeat|tasks|tax-treatment|time-zone|vat-number)\.ts$/,
];
/** What every page has in its navbar and beside its heading, and comes after the page. */
const bookmarks =
  /\/web\/src\/shell\/(page-tools|bookmarks\/(bookmark-(bar|icon|link|star|titles)|bookmarks\.queries|here|to-link|use-bookmark-here)|search\/(page-places|place-icons))\.(tsx?|module\.css)/;
/** How changes are told in words, for the pages that have an activity. */
const changes = /\/web\/src\/ui\/(changes\/|countries\.ts|(use-)?recurrence-words\.ts|first-day-of-week\.ts)/;
const charts =
  /\/web\/src\/(features\/dashboards\/(?!(action|advance|basic|statistics)-cards[-/]|(activity|analytics-(cards-)?page|numbers|support)\.)|routes\/_shell\/dashboard\/(?!analytics)|ui\/charts\/)|\/contract\/src\/figures\.ts|\/node_modules\/(d3-[a-z]+|internmap)\//;
/** What only some of the pages of a feature have: a mail that is open, which a list of them lacks; what stands beside the posts, but not beside a form. */
const apart = [
  /\/features\/mail\/((message|thread)\/(?!later-|mail-(people|waiting)|trusted-senders)|compose\/mail-sending|snooze\/mail-snoozed)/,
  /\/features\/blog\/blog-(sidebar|feed)/,
];

const feature = /\/web\/src\/features\/([\w-]+)\//;

function featureOf(id: string): string | null {
  return feature.exec(id)?.[1] ?? null;
}

/** What only shows is not to load the fields of the forms beside it along: those stay with the pages that have them. */
function isOfFeature(id: string): boolean {
  return feature.test(id) && !loadsHeavyFields(id) && !apart.some((part) => part.test(id));
}

function isShared(id: string): boolean {
  return /\/(web|contract)\/src\//.test(id) && !loadsHeavyFields(id);
}

export const chunkGroups = [
  // What every page needs, in two files: the libraries, which seldom change and stay in the browser's cache, and our own start.
  { ...initial, name: 'libraries', test: /node_modules\/(?!zod|@casl|@ucast)|rolldown\/runtime/ },
  {
    ...initial,
    name: 'start',
    test: /\/web\/src\/|\/contract\/src\/(accounts|configuration|errors|route)\.ts|vite\/preload/,
  },
  // What checks input, for the pages that have some.
  {
    ...alone,
    name: 'schemas',
    test: /\/node_modules\/zod\/|\/contract\/src\/(document-languages|lists|text|users)\.ts/,
  },
  // What stands around every page inside.
  { name: 'shell', test: /\/routes\/_shell\.tsx\?/ },
  { name: 'parts', test: (id: string) => isIconFirst(id) || parts.some((part) => part.test(id)) },
  { name: 'icons', test: /\/@tabler\/icons-react\/dist\/esm\/icons\// },
  { ...alone, name: 'bookmarks', test: bookmarks },
  { ...alone, name: 'charts', test: charts },
  { ...alone, name: 'changes', test: changes },
  // What mails and changes are told with.
  { ...alone, name: 'mail-labels', test: /\/(web\/src\/ui|contract\/src)\/mail-labels\.ts$/ },
  // How orders come and what is paid, for the pages of the shop.
  {
    ...alone,
    name: 'delivery-words',
    test: /\/(web\/src\/ui\/(use-delivery-words|paid-price)|contract\/src\/(delivery-names|order-totals))\.(tsx?|module\.css)$/,
  },
  { ...alone, name: 'common', test: (id: string) => common.some((part) => part.test(id)) },
  { name: 'lists', test: /\/ui\/data-table\/data-table\.tsx$/ },
  // What the pages of one feature share.
  { ...alone, name: featureOf, test: isOfFeature, minShareCount: 2 },
  { ...alone, name: 'shared', test: isShared, minShareCount: 4 },
];
