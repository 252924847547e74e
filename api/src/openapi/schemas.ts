import { Problem } from '@atrium/contract/errors';
import { isMediaBody, type Route } from '@atrium/contract/route';
import * as z from 'zod/mini';
import { withUnits } from './field-units.ts';
import type { Json } from './openapi-types.ts';
import { namesIn, resolved, schemaReference, withReferences } from './references.ts';
import { schemaNames } from './schema-names.ts';

type Direction = 'input' | 'output';

/** The schemas of all calls: those that have a name are written once, and referred to. */
export interface Schemas {
  readonly components: Record<string, Json>;
  answerOf(schema: z.core.$ZodType): Json;
  bodyOf(schema: z.core.$ZodType): Json;
  /** The same without references. */
  whole(schema: Json): Json;
}

export function schemasOf(routes: readonly Route[]): Schemas {
  const { names } = schemaNames();
  names.set(Problem, 'Problem');
  const responses = routes.flatMap(({ response }) => (isMediaBody(response) ? [] : [response]));
  const answers = converted(names, [Problem, ...responses], 'output');
  const bodies = converted(
    names,
    routes.flatMap(({ body }) => body ?? []),
    'input',
  );
  const others = namesThatDiffer(answers.named, bodies.named);
  const asGiven = (node: Json) => renamed(node, others);
  const inputs = Object.entries(bodies.named).map(([name, node]) => [inputName(name, others), asGiven(node)]);
  const components = byName({ ...Object.fromEntries(inputs), ...answers.named });
  return {
    components,
    answerOf: answers.of,
    bodyOf: (schema) => asGiven(bodies.of(schema)),
    whole: (schema) => resolved(components, schema),
  };
}

/** JSON Schema of what a call gives or takes; `named` has what is referred to, and nothing else. */
function converted(names: ReadonlyMap<z.core.$ZodType, string>, roots: readonly z.core.$ZodType[], io: Direction) {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const unnamed = [...new Set(roots)].filter((root) => !names.has(root));
  for (const [index, root] of unnamed.entries()) registry.add(root, { id: `unnamed ${index}` });
  const uri = (id: string) => schemaReference(id).$ref;
  const { schemas } = z.toJSONSchema(registry, { io, unrepresentable: 'any', uri });
  const all = Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema, $id, ...node }]) => [id, withUnits(node)]),
  );
  const of = (schema: z.core.$ZodType): Json => {
    const name = names.get(schema);
    return name === undefined ? (all[`unnamed ${unnamed.indexOf(schema)}`] ?? {}) : schemaReference(name);
  };
  return { of, named: reachable(all, roots.map(of)) };
}

function reachable(all: Readonly<Record<string, Json>>, roots: readonly Json[]): Record<string, Json> {
  const found = new Map<string, Json>();
  const follow = (node: unknown) => {
    for (const name of namesIn(node)) {
      const target = all[name];
      if (!target || found.has(name)) continue;
      found.set(name, target);
      follow(target);
    }
  };
  follow(roots);
  return Object.fromEntries(found);
}

function byName(schemas: Readonly<Record<string, Json>>): Record<string, Json> {
  return Object.fromEntries(Object.entries(schemas).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** What is not answered as it is taken, such as a field that may be left out, and whatever has that in it. */
function namesThatDiffer(
  answers: Readonly<Record<string, Json>>,
  bodies: Readonly<Record<string, Json>>,
): ReadonlySet<string> {
  const shared = Object.entries(bodies).filter(([name]) => name in answers);
  const others = new Set<string>();
  for (let before = -1; before < others.size; ) {
    before = others.size;
    for (const [name, node] of shared)
      if (namesIn(node).some((inside) => others.has(inside)) || JSON.stringify(node) !== JSON.stringify(answers[name]))
        others.add(name);
  }
  return others;
}

function renamed(node: Json, others: ReadonlySet<string>): Json {
  return withReferences(node, (name, beside) => ({ ...schemaReference(inputName(name, others)), ...beside }));
}

function inputName(name: string, others: ReadonlySet<string>): string {
  return others.has(name) ? `${name}Input` : name;
}
