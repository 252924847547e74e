const groups = 8;
const groupsOfNetwork = 4;

/** Whom an address belongs to: a household is given as many of IPv6 as 64 bits count, and may come from another one each time. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [start = '', end] = address.toLowerCase().split('::');
  const [before, after] = [groupsIn(start), groupsIn(end ?? '')];
  const left = Array<string>(Math.max(groups - before.length - after.length, 0)).fill('0');
  const network = [...before, ...left, ...after].slice(0, groupsOfNetwork);
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

function groupsIn(text: string): string[] {
  return text === '' ? [] : text.split(':');
}
