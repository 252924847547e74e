import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Sentence } from '../sentence.ts';

type OptionNames<Name extends string> = Readonly<Record<Name, { type: 'string' }>>;

/** The options of a command, all of them text. What the command does not know is refused. */
export function readOptions<Name extends string>(
  words: readonly string[],
  ...names: readonly Name[]
): Partial<Record<Name, string>> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' }])) as OptionNames<Name>;
  const config = { args: [...words], options, strict: true, allowPositionals: false } satisfies ParseArgsConfig;
  try {
    return parseArgs(config).values as Partial<Record<Name, string>>;
  } catch (error) {
    throw new Sentence(error instanceof Error ? error.message : String(error));
  }
}

/** The one thing that a command without options is about; `sentence` asks for it. */
export function readOperand([operand, ...words]: readonly string[], sentence: string): string {
  if (operand === undefined || operand.startsWith('-')) throw new Sentence(sentence);
  readOptions(words);
  return operand;
}
