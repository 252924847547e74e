import { dayMilliseconds } from '@atrium/contract/days';
import type { TaskTag } from '@atrium/contract/tasks';
import { pickShare, randomNumbers } from '../../lists/seed-random.ts';
import type { KeptTask } from './tasks.list.ts';

const verbs =
  'Answer,Bind,Call,Check,Clean,Count,Draw,Fetch,Label,Measure,Mend,Order,Pack,Paint,Print,Read,Sort,Weigh'.split(',');
const things =
  'anchors,barrels,benches,buoys,charts,clocks,compasses,crates,drawings,engines,keys,lamps,ledgers,lenses,loaves,maps,parcels,permits,ropes,sails'.split(
    ',',
  );
const places = [
  'bakery',
  'clinic',
  'customs house',
  'dry dock',
  'fish market',
  'lighthouse',
  'north quay',
  'old mole',
  'print shop',
  'reading room',
  'slipway',
  'workshop',
];
const reasons = [
  'The harbour office asked for it twice.',
  'It has waited since the winter.',
  'Take the long ladder, and somebody who holds it.',
  'The papers lie in the third drawer.',
  'It need not be beautiful, but it has to hold.',
];
const people = ['Marit Solheim', 'Ida Lindqvist', 'Jonas Achterberg', 'Farida Osman', 'Émile Marchand', 'Øyvind Dahl'];

const tagSets: readonly (readonly [readonly TaskTag[], number])[] = [
  [['low'], 0.22],
  [['medium'], 0.26],
  [['high'], 0.14],
  [['team'], 0.09],
  [['update'], 0.07],
  [['medium', 'team'], 0.06],
  [['high', 'update'], 0.04],
];

const fourYears = 4 * 365;

/** A plausible task of an account: the same for the same id and day. */
export function seededTask(id: number, accountId: number, now: number): KeptTask {
  const random = randomNumbers(id);
  const day = (days: number) => new Date(now + Math.round(days) * dayMilliseconds).toISOString();
  // Most are old, and most of the old ones are done.
  const ageInDays = random() ** 2 * fourYears;
  const isCompleted = random() < (ageInDays > 30 ? 0.93 : 0.25);
  const assignee = random() < 0.8 ? pick(people, random()) : null;
  const [verb, thing, place] = [pick(verbs, random()), pick(things, random()), pick(places, random())];
  return {
    id,
    accountId,
    title: `${verb} the ${thing} of the ${place}, ${Math.floor(random() * 900) + 100}`,
    description: pick(reasons, random()),
    dueDate: random() < 0.15 ? null : day(21 * random() - ageInDays).slice(0, 10),
    assignee: assignee === null ? null : { fullName: assignee, avatar: '', accountId: null },
    tags: [...(pickShare(tagSets, random()) ?? [])],
    ownTags: [],
    isCompleted,
    isDeleted: random() < 0.06,
    isImportant: random() < 0.12,
    repeat: null,
    repeatEvery: 1,
    remindAt: null,
    checklist: [],
    comments: 0,
    repeatDay: null,
    positionKey: seededPosition(id),
    createdAt: day(-ageInDays),
  };
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The newest first, and before all that was added by hand: keys of fractional-indexing whose whole part is below zero and has five digits. */
function seededPosition(id: number): string {
  let left = digits.length ** 5 - 1 - id;
  let key = '';
  for (let place = 0; place < 5; place += 1) {
    key = `${digits[left % digits.length]}${key}`;
    left = Math.floor(left / digits.length);
  }
  return `V${key}`;
}

function pick(words: readonly string[], random: number): string {
  return words[Math.floor(words.length * random)] ?? '';
}
