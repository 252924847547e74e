import { buildWeb, demoBuild, serverBuild } from './web-build.ts';

const { isDone } = await buildWeb(process.argv[2] === 'demo' ? demoBuild : serverBuild);
process.exitCode = isDone ? 0 : 1;
