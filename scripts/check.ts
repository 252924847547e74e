import { checkSteps, runSteps } from './checks.ts';

const { failed } = await runSteps(checkSteps());
process.exitCode = failed > 0 ? 1 : 0;
