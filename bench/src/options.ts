import { parseArgs } from 'node:util';
import { type KindName, kindNames } from './kinds.ts';

export const engineNames = ['sqlite', 'postgres'] as const;
export type EngineName = (typeof engineNames)[number];

export const partNames = ['calls', 'throughput', 'idle', 'pages', 'live'] as const;
export type PartName = (typeof partNames)[number];

export interface Options {
  readonly kind: KindName;
  /** How many rows the databases have, from the smallest. */
  readonly sizes: readonly number[];
  readonly engines: readonly EngineName[];
  readonly parts: readonly PartName[];
}

const allSizes = [1_000, 10_000, 100_000, 1_000_000];

export const help = `npm run bench -- [--of ${kindNames.join('|')}] [--rows N] [--engine ${engineNames.join('|')}] [--part ${partNames.join('|')}]

  --of KIND     the list to measure; users if left out
  --rows N      the largest list to measure, of ${allSizes.join(', ')}; all of them if left out
  --engine E    this engine alone
  --part P      this part alone; kinds other than users have calls alone`;

/** Null when help was asked for, or is needed. */
export function readOptions(words: readonly string[]): Options | null {
  const { values } = parseArgs({
    args: [...words],
    options: {
      of: { type: 'string', default: 'users' },
      rows: { type: 'string', default: String(allSizes.at(-1)) },
      engine: { type: 'string' },
      part: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const kind = kindNames.find((name) => name === values.of);
  if (values.help || !kind) return null;
  return {
    kind,
    sizes: allSizes.filter((size) => size <= Number(values.rows)),
    engines: chosen(engineNames, values.engine),
    parts: chosen(kind === 'users' ? partNames : ['calls'], values.part),
  };
}

function chosen<Name extends string>(names: readonly Name[], name: string | undefined): readonly Name[] {
  return name === undefined ? names : names.filter((candidate) => candidate === name);
}
