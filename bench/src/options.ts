import { parseArgs } from 'node:util';

export const engineNames = ['sqlite', 'postgres'] as const;
export type EngineName = (typeof engineNames)[number];

export const partNames = ['calls', 'throughput', 'idle'] as const;
export type PartName = (typeof partNames)[number];

export interface Options {
  /** How many users the databases have, from the smallest. */
  readonly sizes: readonly number[];
  readonly engines: readonly EngineName[];
  readonly parts: readonly PartName[];
}

const allSizes = [1_000, 10_000, 100_000, 1_000_000];

export const help = `npm run bench -- [--rows N] [--engine ${engineNames.join('|')}] [--part ${partNames.join('|')}]

  --rows N      the largest list to measure, of ${allSizes.join(', ')}; all of them if left out
  --engine E    this engine alone
  --part P      this part alone`;

/** Null when only help was asked for. */
export function readOptions(words: readonly string[]): Options | null {
  const { values } = parseArgs({
    args: [...words],
    options: {
      rows: { type: 'string', default: String(allSizes.at(-1)) },
      engine: { type: 'string' },
      part: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  return {
    sizes: allSizes.filter((size) => size <= Number(values.rows)),
    engines: chosen(engineNames, values.engine),
    parts: chosen(partNames, values.part),
  };
}

function chosen<Name extends string>(names: readonly Name[], name: string | undefined): readonly Name[] {
  return name === undefined ? names : names.filter((candidate) => candidate === name);
}
