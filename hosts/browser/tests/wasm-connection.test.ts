import { expect, test } from 'vitest';
import { openInMemory } from '../src/wasm-connection.ts';

test('rows, changes, and values of every kind', async () => {
  const connection = await openInMemory();
  connection.run('create table things (id integer primary key, name text, size real)', []);
  expect(connection.run('insert into things values (?, ?, ?), (?, ?, ?)', [1, 'a', 1.5, 2 ** 40, null, -0.5])).toEqual({
    columns: [],
    rows: [],
    changes: 2,
  });
  expect(connection.run('select * from things order by id', [])).toEqual({
    columns: ['id', 'name', 'size'],
    rows: [
      [1, 'a', 1.5],
      [2 ** 40, null, -0.5],
    ],
    changes: 0,
  });
  expect(connection.run('update things set name = ? returning id', ['b']).rows).toHaveLength(2);
  connection.close();
});

test('a statement that failed works the next time', async () => {
  const connection = await openInMemory();
  connection.run('create table things (id integer primary key)', []);
  connection.run('insert into things values (?)', [1]);
  expect(() => connection.run('insert into things values (?)', [1])).toThrow('UNIQUE constraint failed');
  expect(connection.run('insert into things values (?)', [2]).changes).toBe(1);
  connection.close();
});

test('more statements than are kept', async () => {
  const connection = await openInMemory();
  for (let count = 0; count < 1_200; count += 1)
    expect(connection.run(`select ${count % 700} as n`, []).rows).toEqual([[count % 700]]);
  connection.close();
});

test('what the schema relies on is there', async () => {
  const connection = await openInMemory();
  connection.run(`create virtual table words using fts5(word, tokenize = 'trigram')`, []);
  connection.run('insert into words values (?)', ['quicksand']);
  expect(connection.run('select word from words where words match ?', ['"cks"']).rows).toHaveLength(1);
  expect(connection.run(`select value from json_each('[1,2]')`, []).rows).toHaveLength(2);
  expect(connection.run('pragma foreign_keys', []).rows).toEqual([[1]]);
  connection.close();
});
