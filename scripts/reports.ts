import { existsSync, readFileSync, rmSync } from 'node:fs';

/** How many passed, and the names of what failed, and of what passed only when it was tried again. */
export interface Outcome {
  readonly passed: number;
  readonly failures: readonly string[];
  readonly unsteady?: readonly string[];
}

interface VitestReport {
  numPassedTests: number;
  success: boolean;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

/** A file that cannot be loaded has no failed tests, but fails the run; so does a runner that ends without a report. */
export function outcomeOfVitest(file: string): Outcome {
  const report = read<VitestReport>(file);
  if (!report) return noReport(file);
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${name} > ${test.fullName}`);
    return failed.length === 0 && status === 'failed' ? [name] : failed;
  });
  return { passed: report.numPassedTests, failures: report.success || failures.length > 0 ? failures : [file] };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; tests: { projectName: string; status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/**
 * A browser on a busy machine is now and then slower than a person would wait, so that a flow has a second try; what needed it is named,
 * as it may be a fault that few people meet.
 */
export function outcomeOfPlaywright(file: string): Outcome {
  const report = read<PlaywrightReport>(file);
  if (!report) return noReport(file);
  const errors = report.errors.map(({ message }) => message ?? 'an error outside the flows');
  const flowsThatWere = (status: string) => report.suites.flatMap((suite) => flowsIn(suite, status));
  return {
    passed: report.stats.expected + report.stats.flaky,
    failures: [...flowsThatWere('unexpected'), ...errors],
    unsteady: flowsThatWere('flaky'),
  };
}

function flowsIn({ suites = [], specs }: PlaywrightSuite, wanted: string): string[] {
  const found = specs.flatMap(({ title, file, tests }) =>
    tests.filter(({ status }) => status === wanted).map(({ projectName }) => `[${projectName}] ${file} > ${title}`),
  );
  return [...found, ...suites.flatMap((suite) => flowsIn(suite, wanted))];
}

function noReport(file: string): Outcome {
  return { passed: 0, failures: [`there is no report ${file}`] };
}

export function forget(file: string): void {
  rmSync(file, { force: true });
}

function read<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
}
