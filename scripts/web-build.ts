import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './folders.ts';
import { runTool } from './run-tool.ts';

/** Where a build goes, which home answers its pages, and the path that it is served under. */
export interface WebBuild {
  readonly folder: string;
  readonly home: 'server' | 'browser';
  readonly base: string;
}

export const serverBuild: WebBuild = { folder: join(root, 'web', 'dist'), home: 'server', base: '/' };

/** The browser home as static files: the same app, with the home in the page as the only one. BASE is its folder on the web host. */
export const demoBuild: WebBuild = {
  folder: join(root, 'dist', 'demo'),
  home: 'browser',
  base: basePath(process.env.BASE ?? ''),
};

function basePath(text: string): string {
  return `/${text.split('/').filter(Boolean).join('/')}/`.replace('//', '/');
}

/** What a build is made of; the browser home takes the back end along. */
const inputs = ['web', 'contract', 'api/src', 'hosts/browser', 'package-lock.json'];
const notInputs = new Set(['node_modules', 'dist', 'tests', 'test-results']);

/** A dot file, which no server hands out. */
const stampOf = ({ folder }: WebBuild) => join(folder, '.made-of');

export function isUpToDate(build: WebBuild): boolean {
  const stamp = stampOf(build);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfInputs(build);
}

export async function buildWeb(build: WebBuild, isGathered = false): Promise<{ isDone: boolean; output: string }> {
  const before = hashOfInputs(build);
  const words = ['build', 'web', '--outDir', build.folder, '--emptyOutDir', '--base', build.base];
  const run = await runTool('vite', words, { environment: { VITE_HOME: build.home }, isGathered });
  if (!run.isDone) return run;
  // Hosts of static files answer with this page at the addresses that are no files: the app knows them.
  if (build.home === 'browser') copyFileSync(join(build.folder, 'index.html'), join(build.folder, '404.html'));
  writeFileSync(stampOf(build), before);
  return run;
}

/** By content, because a fresh clone has fresh times, and a file that was removed has none; and by what the browser home is told. */
function hashOfInputs({ base }: WebBuild): string {
  const { BRAND_NAME = '', DEFAULT_LANGUAGE = '' } = process.env;
  const hash = createHash('sha256').update(`${base}\0${BRAND_NAME}\0${DEFAULT_LANGUAGE}\0`);
  const files = inputs.flatMap((input) => filesOf(join(root, input))).sort();
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !isLeftOut(name))
    .flatMap((name) => filesOf(join(path, name)));
}

function isLeftOut(name: string): boolean {
  return name.startsWith('.') || name.endsWith('.gen.ts') || notInputs.has(name);
}
