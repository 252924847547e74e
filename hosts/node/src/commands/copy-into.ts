import { settle } from '@atrium/api/database/bulk';
import { CopyDiffers, CopyMeetsData, copyData } from '@atrium/api/database/copy';
import type { Engine } from '@atrium/api/database/engine';
import { isOfThisVersion } from '@atrium/api/database/migrate';
import { Sentence } from '../sentence.ts';
import { withEngine } from './with-engine.ts';

/** Copies everything into the database at `databaseUrl`, which is made if there is none; answers how many rows it were. */
export async function copyInto(source: Engine, databaseUrl: string): Promise<number> {
  if (!(await isOfThisVersion(source.read)))
    throw new Sentence(
      'What is to be copied is no database of this version of Atrium: "npm run atrium -- migrate", with its address as DATABASE_URL, brings an earlier one up to date.',
    );
  return withEngine({ databaseUrl }, async (target) => {
    const rows = await copyData(source, target, showProgress()).catch(explainRefusal);
    if (process.stderr.isTTY) process.stderr.write('\n');
    await settle(target.read);
    return rows;
  });
}

function explainRefusal(error: unknown): never {
  if (error instanceof CopyMeetsData)
    throw new Sentence('The database that is to be filled has data already: name an empty one.');
  if (!(error instanceof CopyDiffers)) throw error;
  throw new Sentence(
    `${error.message} Nothing was copied: something in that database changes rows that come in, such as a trigger.`,
  );
}

/** A line that is written over, where there is somebody to see it. */
function showProgress(): (table: string, rows: number) => void {
  if (!process.stderr.isTTY) return () => {};
  return (table, rows) => process.stderr.write(`\r\u001b[K${rows} rows, ${table}`);
}
