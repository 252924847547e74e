import type { ProductCategory } from '@atrium/contract/products';
import type { ProductRecord } from './products.list.ts';

interface Maker {
  brand: string;
  category: ProductCategory;
  /** What its things cost, from the cheapest on: most are near that. */
  cheapestCents: number;
  dearestCents: number;
  things: readonly string[];
}

const makers: readonly Maker[] = [
  maker(
    'Lantern Works',
    'lighting',
    12_00,
    480_00,
    'Storm Lantern,Desk Lamp,Wall Sconce,Ship Lamp,Reading Light,Chandelier',
  ),
  maker('Wick & Wether', 'lighting', 3_50, 60_00, 'Taper,Pillar Candle,Night Light,Match Safe,Snuffer'),
  maker('Glasshouse Nine', 'lighting', 25_00, 95_00, 'Glass Shade,Globe,Prism,Votive'),
  maker('Kestrel Maps', 'navigation', 4_00, 80_00, 'Harbour Chart,Walks Map,Atlas,Pilot Book,Globe Print'),
  maker('Northquay Chandlery', 'navigation', 8_00, 400_00, 'Duffel,Marline,Deck Clock,Compass,Fender,Boat Hook'),
  maker('Oar & Anchor', 'navigation', 110_00, 1_900_00, 'Dinghy,Anchor,Winch,Mooring Buoy'),
  maker('Saltmarsh & Rye', 'bakery', 2_00, 40_00, 'Ship Biscuits,Rye Loaf,Oatcakes,Flour Sack,Honey Cake'),
  maker('The Proving Room', 'bakery', 6_00, 90_00, 'Proving Basket,Dough Knife,Baking Stone,Apron'),
  maker('Heron Press', 'print', 5_00, 95_00, 'Calendar,Logbook,Broadside,Card Set,Notebook'),
  maker('Inkwell Row', 'print', 15_00, 350_00, 'Hand Press,Type Case,Brayer,Ink Tin,Paper Ream'),
  maker('Orrery Instruments', 'instruments', 120_00, 2_400_00, 'Barograph,Sextant,Telescope,Orrery,Theodolite'),
  maker('Plumb & Level', 'instruments', 9_00, 160_00, 'Plumb Bob,Rain Gauge,Pocket Sundial,Thermometer,Caliper'),
  maker('Juniper Clinic', 'wellbeing', 4_00, 85_00, 'Hand Salve,First Aid Box,Bath Salt,Tea Blend,Balm'),
  maker('Stillwater Baths', 'wellbeing', 18_00, 240_00, 'Bath Robe,Towel Set,Sauna Bucket,Hot Stone'),
];

const looks =
  'Amber,Ash,Blue,Brass,Burnished,Cobalt,Copper,Coral,Driftwood,Dusk,Ebony,Fog,Golden,Green,Indigo,Iron,Ivory,Oak,Pearl,Pewter,Red,Sand,Silver,Slate,Teal,Umber,Walnut,White'.split(
    ',',
  );
const kinds = 'Classic,Compact,Double,Everyday,Fine,Folding,Grand,Heavy,Light,Little,Travelling,Winter'.split(',');

function maker(brand: string, category: ProductCategory, cheapest: number, dearest: number, things: string): Maker {
  return { brand, category, cheapestCents: cheapest, dearestCents: dearest, things: things.split(',') };
}

/** A made-up product; all of it follows from the id, so that any two databases with as many rows have the same. */
export function seededProduct(id: number, now: number): ProductRecord {
  const number = (salt: number, size: number) => mixed(id, salt) % size;
  const { brand, category, cheapestCents, dearestCents, things } = pick(makers, mixed(id, 1));
  const [look, kind, thing] = [pick(looks, mixed(id, 2)), pick(kinds, mixed(id, 3)), pick(things, mixed(id, 4))];
  const share = (number(5, 1_000) / 1_000) ** 3;
  const priceCents = Math.round((cheapestCents + share * (dearestCents - cheapestCents)) / 5) * 5;
  return {
    id,
    name: `${kind} ${look} ${thing} ${number(6, 900) + 100}`,
    description: `A ${kind.toLowerCase()} ${thing.toLowerCase()} in ${look.toLowerCase()}, made by ${brand}.`,
    brand,
    category,
    priceCents,
    costCents: Math.round(priceCents * 0.56),
    image: '',
    hasFreeShipping: priceCents >= 50_00 ? 1 : 0,
    rating: 1 + Math.floor(Math.sqrt(number(7, 25))),
    discountPercentage: 3 + number(8, 18),
    offers: 1 + number(9, 4),
    shippingDays: 1 + number(10, 7),
    stock: number(11, 400),
    createdAt: new Date(now - number(12, 1_000) * 86_400_000).toISOString(),
  };
}

function pick<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

/** A whole number that looks like any other: the bits of the two, multiplied and mixed. */
function mixed(id: number, salt: number): number {
  let bits = Math.imul(id ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
