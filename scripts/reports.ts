import { existsSync, readFileSync, rmSync } from 'node:fs';

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** A runner that ends without a report has failed, whatever it said. */
const noReport: Count = { passed: 0, failed: 1 };

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
}

/** A file that cannot be loaded has no failed tests, but fails the run. */
export function countOfVitest(file: string): Count {
  const report = read<VitestReport>(file);
  if (!report) return noReport;
  const failed = report.success ? report.numFailedTests : Math.max(report.numFailedTests, 1);
  return { passed: report.numPassedTests, failed };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** A flow that passes only when it is tried again has failed. */
export function countOfPlaywright(file: string): Count {
  const report = read<PlaywrightReport>(file);
  if (!report) return noReport;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}

export function forget(file: string): void {
  rmSync(file, { force: true });
}

function read<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
}
