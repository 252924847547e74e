import { foldSearched } from '../search/fold.ts';

/** By column, what to read for what. */
type Wording = ReadonlyMap<string, ReadonlyMap<string, string>>;

interface CellWord {
  column: string;
  value: string;
  word: string;
}

/** How the values of columns read, by those values in small letters. */
export function wordsOfValues(cellWords: readonly string[]): Wording {
  return wording(cellWords, ({ value, word }) => [value.toLowerCase(), word]);
}

/** What words in columns mean, by those words folded. */
export function valuesOfWords(cellWords: readonly string[]): Wording {
  return wording(cellWords, ({ value, word }) => [foldSearched(word), value]);
}

function wording(cellWords: readonly string[], pair: (cellWord: CellWord) => readonly [string, string]): Wording {
  const columns = Map.groupBy(cellWords.map(cellWordOf), ({ column }) => column);
  return new Map([...columns].map(([column, words]) => [column, new Map(words.map(pair))]));
}

/** `status:active=Aktiv`, as the contract has it. */
function cellWordOf(text: string): CellWord {
  const [, column = '', value = '', word = ''] = /^(\w+):([^=]+)=(.+)$/s.exec(text) ?? [];
  return { column, value, word };
}
