import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from './folders.ts';
import type { Outcome } from './reports.ts';
import { runTool } from './run-tool.ts';

export interface Step {
  readonly name: string;
  run(): Promise<{ isDone: boolean; output: string }>;
}

/** Types by workspace, then format and lint of everything. */
export function checkSteps(): Step[] {
  return [...typedFolders().map(typeCheck), lint];
}

const lint: Step = {
  name: 'format and lint',
  run: () => runTool('biome', ['check', '--error-on-warnings', '--colors=off'], { isGathered: true }),
};

function typeCheck(folder: string): Step {
  return {
    name: `types of ${folder}`,
    // TypeScript 7.0 waits for itself now and then when it checks with several threads; one is fast enough.
    run: () => runTool('tsc', ['-p', folder, '--pretty', 'false', '--singleThreaded'], { isGathered: true }),
  };
}

function typedFolders(): string[] {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  const withTests = workspaces.flatMap((workspace) => [workspace, `${workspace}/tests`]);
  return [...withTests, 'scripts'].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
}

/** Runs the steps, as many at a time as there are processors, shows what failed, and answers what came of them. */
export async function runSteps(steps: readonly Step[]): Promise<Outcome> {
  const waiting = [...steps];
  const failures: string[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { isDone, output } = await step.run();
      console.log(`${isDone ? 'passed' : 'FAILED'}  ${step.name}`);
      if (isDone) continue;
      console.log(output);
      failures.push(step.name);
    }
  };
  await Promise.all(Array.from({ length: cpus().length }, work));
  return { passed: steps.length - failures.length, failures };
}
