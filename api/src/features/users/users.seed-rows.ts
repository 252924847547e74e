import type { User } from '@atrium/contract/users';
import { pickShare, randomNumbers } from '../../lists/seed-random.ts';
import { fold } from '../../search/fold.ts';
import { easternRegions } from './users.seed-names-east.ts';
import { westernRegions } from './users.seed-names-west.ts';
import type { Region } from './users.seed-region.ts';

/** Domains of many people, with their shares of all addresses; all others write from the domain of their company. */
export const bigDomains = [
  ['postbird.example', 0.25],
  ['letterbox.example', 0.11],
  ['quickmail.example', 0.07],
  ['inbox.example', 0.04],
] as const;

const roles = [
  ['subscriber', 0.6],
  ['author', 0.17],
  ['editor', 0.13],
  ['maintainer', 0.07],
  ['admin', 0.03],
] as const;
const plans = [
  ['basic', 0.52],
  ['team', 0.27],
  ['company', 0.15],
  ['enterprise', 0.06],
] as const;
const statuses = [
  ['active', 0.76],
  ['inactive', 0.16],
  ['pending', 0.08],
] as const;
const billings = [
  ['Auto Debit', 0.41],
  ['Manual - Credit Card', 0.34],
  ['Manual - Paypal', 0.18],
  ['Manual - Cash', 0.07],
] as const;

const companyFirst =
  `Amber Anchor Aspen Beacon Birch Bluefin Bramble Bright Brook Canyon Cedar Cinder Clover Cobalt Copper Coral Crescent
  Delta Dune Eastgate Elm Ember Fable Falcon Fern Flint Foxglove Garnet Granite Grove Harbour Hazel Heron Highland Indigo Iron Ivory
  Jade Juniper Kestrel Lagoon Lantern Larch Linden Lumen Maple Marble Meadow Mistral Moss Nimbus Northern Oak Onyx Opal Orchard Osprey
  Pebble Pepper Pine Plume Prairie Quartz Quill Raven Redwood Ridge River Rowan Saffron Sage Saltwater Sequoia Silver Slate Sparrow
  Spruce Stonebridge Summit Swift Thistle Timber Topaz Tundra Umber Valley Velvet Violet Walnut Waypoint Willow Winter Yarrow`.split(
    /\s+/,
  );
const companySecond =
  `Analytics Bakery Ceramics Cooperative Dairy Design Dynamics Electric Engineering Farms Foods Foundry Freight
  Gardens Glass Health Holdings Instruments Labs Logistics Marine Media Mills Motors Optics Partners Pharma Press Records Robotics
  Security Shipping Software Studio Supply Systems Textiles Tools Travel Works`.split(/\s+/);

/** A plausible person: the same for the same id, whenever and wherever they are made. */
export function seededUser(id: number, now: number): User {
  const random = randomNumbers(id);
  const region = pickByShare(regions, regionShares, random());
  const first = pickSkewed(region.firstNames, random());
  const last = pickSkewed(region.lastNames, random());
  const company = `${pickSkewed(companyFirst, random())} ${pickSkewed(companySecond, random())}`;
  const [country, code] = pickSkewed(region.countries, random());
  const local = localPart(first, last, id, random());
  return {
    id,
    fullName: fullName(region, first, last),
    username: random() < 0.7 ? local : localPart(first, last, id, random()),
    email: `${local}@${pickShare(bigDomains, random()) ?? `${fold(company).replaceAll(' ', '')}.example`}`,
    company,
    country,
    contact: `${code} ${digits(random(), 3)} 555 ${digits(random(), 4)}`,
    role: pickShare(roles, random()) ?? 'subscriber',
    currentPlan: pickShare(plans, random()) ?? 'basic',
    billing: pickShare(billings, random()) ?? 'Auto Debit',
    status: pickShare(statuses, random()) ?? 'active',
    avatar: '',
    accessRoleId: null,
    createdAt: new Date(now - Math.floor(random() ** 2 * fiveYears)).toISOString(),
    suspendedAt: null,
  };
}

const fiveYears = 5 * 365 * 86_400_000;
export const regions = [...westernRegions, ...easternRegions];
const regionShares = regions.map(({ weight }) => weight);

function fullName({ familyNameFirst }: Region, first: string, last: string): string {
  const [given, family] = [shown(first), shown(last)];
  if (!familyNameFirst) return `${given} ${family}`;
  return /^\p{ASCII}/u.test(family) ? `${family} ${given}` : family + given;
}

function shown(name: string): string {
  return (name.split(':')[1] ?? name).replaceAll('_', ' ');
}

/** Ends with the id: an address and a username are given once. */
function localPart(first: string, last: string, id: number, random: number): string {
  const given = latin(first);
  const family = latin(last);
  if (random < 0.45) return `${given}.${family}${id}`;
  if (random < 0.7) return `${given.slice(0, 1)}${family}${id}`;
  if (random < 0.85) return `${given}${id}`;
  return `${family}.${given}${id}`;
}

function latin(name: string): string {
  return fold(name.split(':')[0] ?? '').replace(/[^a-z]/g, '');
}

function digits(random: number, count: number): string {
  return String(Math.floor(random * 10 ** count)).padStart(count, '0');
}

/** The earlier ones of a list more often than the later ones, as names are. */
function pickSkewed<Item>(items: readonly Item[], random: number): Item {
  const item = items[Math.floor(items.length * random ** 1.3)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

function pickByShare<Item>(items: readonly Item[], shares: readonly number[], random: number): Item {
  let rest = random * shares.reduce((sum, share) => sum + share, 0);
  const item = items.find((_, index) => {
    rest -= shares[index] ?? 0;
    return rest < 0;
  });
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}
