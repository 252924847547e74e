import { expect, test } from 'vitest';
import { type ChunkOfModules, circleIn } from './acyclic-plugin.ts';

function chunk(fileName: string, ...imports: string[]): ChunkOfModules {
  return { fileName, imports, moduleIds: [] };
}

test('files that import each other in a circle are found, whoever leads there', () => {
  const chunks = [
    chunk('page', 'shared', 'libraries'),
    chunk('shared', 'prices'),
    chunk('prices', 'list', 'libraries'),
  ];
  const closing = [chunk('list', 'shared'), chunk('libraries')];
  const circle = circleIn([...chunks, ...closing]).map(({ fileName }) => fileName);
  expect(circle).toEqual(['shared', 'prices', 'list']);
});

test('a file that is reached on two ways is no circle', () => {
  const chunks = [chunk('page', 'left', 'right'), chunk('left', 'libraries'), chunk('right', 'libraries')];
  expect(circleIn([...chunks, chunk('libraries', 'from another build')])).toEqual([]);
});
