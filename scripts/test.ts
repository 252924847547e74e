import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkSteps, runSteps, type Step } from './checks.ts';
import { findBrowser } from './find-browser.ts';
import { root } from './folders.ts';
import { type Count, countOfPlaywright, countOfVitest, forget } from './reports.ts';
import { runTool } from './run-tool.ts';
import { buildWeb, demoBuild, isUpToDate, serverBuild, type WebBuild } from './web-build.ts';

const unitTested = ['contract', 'api', 'web', 'hosts/node', 'hosts/browser'];
const configurations = ['vitest.config.ts', 'vite.config.ts'];

const unitReport = (folder: string) => join(root, folder, 'test-results', 'unit.json');
const flowReport = join(root, 'e2e', 'test-results', 'report.json');

/** Everything, one after the other. The last line is the sum, and nothing comes after it. */
async function test(): Promise<Count> {
  const counts = [await runSteps(checkSteps())];
  for (const folder of unitTested.filter(isUnitTested)) counts.push(await unitTests(folder));
  if (existsSync(join(root, 'e2e', 'playwright.config.ts'))) counts.push(await flows());
  return counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }));
}

function isUnitTested(folder: string): boolean {
  return configurations.some((file) => existsSync(join(root, folder, file)));
}

async function unitTests(folder: string): Promise<Count> {
  console.log(`\nUnit tests of ${folder}`);
  const report = unitReport(folder);
  forget(report);
  const words = ['run', '--root', folder, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  await runTool('vitest', words);
  return countOfVitest(report);
}

/** The flows need both builds and a browser. */
async function flows(): Promise<Count> {
  console.log('\nBrowser flows');
  const builds = await runSteps([buildStep('the web app', serverBuild), buildStep('the demo', demoBuild)]);
  const browser = await findBrowser();
  if (builds.failed > 0 || browser === null) {
    if (browser === null) console.log('There is no browser: install Chrome or Chromium, and try again.');
    return { passed: builds.passed, failed: builds.failed + 1 };
  }
  forget(flowReport);
  await runTool('playwright', ['test', '--config', 'e2e'], { environment: { ATRIUM_BROWSER: browser } });
  const { passed, failed } = countOfPlaywright(flowReport);
  return { passed: builds.passed + passed, failed: builds.failed + failed };
}

function buildStep(name: string, build: WebBuild): Step {
  return {
    name: `build of ${name}`,
    run: async () => (isUpToDate(build) ? { isDone: true, output: '' } : buildWeb(build, true)),
  };
}

const { passed, failed } = await test();
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed`);
