/** Zones that browsers list by the name of an earlier spelling or place, and what they are called today. */
const todaysNames: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const earlierNames = new Map(Object.entries(todaysNames).map(([earlier, today]) => [today, earlier]));

/** What a zone is called today, and once was: `Asia/Kolkata (Calcutta)`. */
export function zoneName(zone: string): string {
  const today = todaysNames[zone] ?? zone;
  const place = placeOf(earlierNames.get(today) ?? today);
  const name = place === placeOf(today) ? today : `${today} (${place})`;
  return name.replaceAll('_', ' ');
}

function placeOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1);
}

export function isSameZone(one: string, other: string): boolean {
  return (todaysNames[one] ?? one) === (todaysNames[other] ?? other);
}

/** These first, then all that the browser knows: each zone once, whichever of its names is used. */
export function zoneChoices(first: readonly string[]): { value: string; label: string }[] {
  const zones = [...first.filter((zone) => zone !== ''), ...Intl.supportedValuesOf('timeZone')];
  const byName = new Map<string, string>();
  for (const zone of zones) if (!byName.has(zoneName(zone))) byName.set(zoneName(zone), zone);
  return [...byName].map(([label, value]) => ({ value, label }));
}
