import { checkSteps, runSteps } from './checks.ts';

const { failures } = await runSteps(checkSteps());
process.exitCode = failures.length > 0 ? 1 : 0;
