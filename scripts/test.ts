import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inMemory } from '../hosts/node/tests/in-memory.ts';
import { checkSteps, runSteps, type Step } from './checks.ts';
import { findBrowser } from './find-browser.ts';
import { root } from './folders.ts';
import { forget, type Outcome, outcomeOfPlaywright, outcomeOfVitest, walkedNowhere } from './reports.ts';
import { runTool } from './run-tool.ts';
import { buildWeb, demoBuild, isUpToDate, serverBuild, type WebBuild } from './web-build.ts';

const unitTested = ['api', 'web', 'hosts/node', 'hosts/browser'];

const unitReport = (folder: string) => join(root, folder, 'test-results', 'unit.json');
const flowReport = join(root, 'e2e', 'test-results', 'report.json');

/**
 * Everything, or what is named: a folder, and words for its tool. What failed is named once more at the end; the last line is the sum, and
 * nothing comes after it.
 */
async function test([folder, ...words]: readonly string[]): Promise<Outcome> {
  if (folder === undefined) return everything();
  if (folder === 'e2e') return flows(words);
  if (unitTested.includes(folder)) return unitTests(folder, [...words, ...engineFor(folder, words)]);
  const folders = [...unitTested, 'e2e'].join(', ');
  return { passed: 0, failures: [`there are no tests in ${folder}: name one of ${folders}`] };
}

/** Some tests of the API are tried on one engine, unless it is said which. */
function engineFor(folder: string, words: readonly string[]): string[] {
  return folder === 'api' && !words.includes('--project') ? ['--project', 'sqlite'] : [];
}

/** One after the other. */
async function everything(): Promise<Outcome> {
  const outcomes = [await runSteps(checkSteps())];
  for (const folder of unitTested) outcomes.push(await unitTests(folder));
  if (existsSync(join(root, 'e2e', 'playwright.config.ts'))) outcomes.push(await flows());
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  return { passed, failures: outcomes.flatMap(({ failures }) => failures) };
}

/** Tests make and drop very much: with more room for what is new, a fifth of their time is not spent on collecting it. */
const environment = { NODE_OPTIONS: '--max-semi-space-size=64' };

async function unitTests(folder: string, some: readonly string[] = []): Promise<Outcome> {
  console.log(`\nUnit tests of ${folder}`);
  const report = unitReport(folder);
  forget(report);
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const words = ['run', '--root', folder, ...reporting, ...some];
  await runTool('vitest', words, { environment });
  return outcomeOfVitest(report);
}

/** The flows need both builds and a browser. */
async function flows(some: readonly string[] = []): Promise<Outcome> {
  console.log('\nBrowser flows');
  const builds = await runSteps([buildStep('the web app', serverBuild), buildStep('the demo', demoBuild)]);
  const browser = await findBrowser();
  if (builds.failures.length > 0)
    return { ...builds, failures: [...builds.failures, 'browser flows: nothing to open'] };
  if (browser === null) return { ...builds, failures: ['browser flows: install Chrome or Chromium, and try again'] };
  forget(flowReport);
  // The servers and the profiles of the browsers are thrown away afterwards: none of them waits for a disk that others use.
  const environment = { ATRIUM_BROWSER: browser, TMPDIR: inMemory };
  await runTool('playwright', ['test', '--config', 'e2e', ...some], { environment });
  const { passed, failures } = outcomeOfPlaywright(flowReport);
  return {
    passed: builds.passed + passed,
    failures: some.length === 0 ? [...failures, ...walkedNowhere(flowReport)] : failures,
  };
}

function buildStep(name: string, build: WebBuild): Step {
  return {
    name: `build of ${name}`,
    run: async () => (isUpToDate(build) ? { isDone: true, output: '' } : buildWeb(build, true)),
  };
}

const { passed, failures } = await test(process.argv.slice(2));
process.exitCode = failures.length > 0 ? 1 : 0;
for (const failure of failures) console.log(`FAILED  ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
