const fewestLetters = 80;

/** Values as text of TypeScript. A thing that stands in several of them stands once, in `shared`, in the order in which they need each other. */
export function literalsOf(values: readonly unknown[]): { shared: string[]; literals: string[] } {
  const seen = new Map<string, number>();
  for (const json of values.flatMap(partsOf)) seen.set(json, (seen.get(json) ?? 0) + 1);
  // What has another one in it is longer than that one.
  const repeated = [...seen].flatMap(([json, times]) => (times > 1 && json.length >= fewestLetters ? [json] : []));
  const ordered = repeated.toSorted((one, other) => one.length - other.length);
  const names = new Map(ordered.map((json, index) => [json, `shared${index}`]));
  return {
    shared: ordered.map((json) => `const ${names.get(json)} = ${inside(JSON.parse(json), names)};`),
    literals: values.map((value) => inside(value, names)),
  };
}

/** The things inside of a value, each as JSON. */
function partsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((part: unknown) => {
    const isThing = typeof part === 'object' && part !== null && !Array.isArray(part);
    return isThing ? [JSON.stringify(part), ...partsOf(part)] : partsOf(part);
  });
}

function literal(value: unknown, names: ReadonlyMap<string, string>): string {
  return names.get(JSON.stringify(value)) ?? inside(value, names);
}

function inside(value: unknown, names: ReadonlyMap<string, string>): string {
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, names)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}:${literal(field, names)}`);
  return `{${fields.join(',')}}`;
}
