import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runTool } from './run-tool.ts';

/** Debian's headless shell first: the same engine, and the flows take a fifth less time in it. */
const names = ['chromium-headless-shell', 'google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const ofMac = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A Chrome or Chromium that runs: the machine's, or else Playwright's, or else one that is installed now. Null when there is none to be had. */
export async function findBrowser(): Promise<string | null> {
  const known = knownBrowser();
  if (known !== null) return known;
  console.log('Installing a browser for the tests.');
  if (process.platform === 'linux' && process.getuid?.() === 0 && (await installByApt())) return knownBrowser();
  await runTool('playwright', ['install', 'chromium']);
  return knownBrowser();
}

function knownBrowser(): string | null {
  const given = process.env.ATRIUM_BROWSER;
  const candidates = [...(given ? [given] : []), ...names, ...ofMac.filter(existsSync), chromium.executablePath()];
  return candidates.map(pathOf).find((path) => path !== null && runs(path)) ?? null;
}

function pathOf(candidate: string): string | null {
  if (candidate.includes('/')) return existsSync(candidate) ? candidate : null;
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${candidate}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** A launcher may be there without its program, and a program without its libraries. */
function runs(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

async function installByApt(): Promise<boolean> {
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runTool('apt-get', ['update', '-qq'], { environment });
  if (!update.isDone) return false;
  return (await runTool('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], { environment })).isDone;
}
