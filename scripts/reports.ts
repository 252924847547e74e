import { existsSync, readFileSync, rmSync } from 'node:fs';

/** How many passed, and the names of what failed. */
export interface Outcome {
  readonly passed: number;
  readonly failures: readonly string[];
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
  specs: { title: string; file: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  /** What the flow says of itself, such as what its pages showed when it failed. */
  annotations: { type: string; description?: string }[];
}

interface PlaywrightReport {
  stats: { expected: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/** A flow that passes only when it is tried again has failed. */
export function outcomeOfPlaywright(file: string): Outcome {
  const report = read<PlaywrightReport>(file);
  if (!report) return noReport(file);
  const errors = report.errors.map(({ message }) => message ?? 'an error outside the flows');
  return { passed: report.stats.expected, failures: [...report.suites.flatMap(failuresIn), ...errors] };
}

function failuresIn({ suites = [], specs }: PlaywrightSuite): string[] {
  const failed = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, annotations }) =>
        [`[${projectName}] ${file} > ${title}`, ...annotations.map(inWords)].join('\n  '),
      ),
  );
  return [...failed, ...suites.flatMap(failuresIn)];
}

/** Flows that each home leaves to the other, once all have been walked. */
export function walkedNowhere(file: string): string[] {
  const statuses = Map.groupBy(read<PlaywrightReport>(file)?.suites.flatMap(statusesIn) ?? [], ({ flow }) => flow);
  return [...statuses]
    .filter(([, tests]) => tests.every(({ status }) => status === 'skipped'))
    .map(([flow]) => `${flow} is walked in no home: mark it inBrowserToo, or skip it in one alone`);
}

function statusesIn({ suites = [], specs }: PlaywrightSuite): { flow: string; status: string }[] {
  const here = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status }) => ({ flow: `${file} > ${title}`, status })),
  );
  return [...here, ...suites.flatMap(statusesIn)];
}

function inWords({ type, description = '' }: PlaywrightTest['annotations'][number]): string {
  return `${type}: ${description}`;
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
