import type { Plugin } from 'vite';

const ownWorkers = [
  'new URL("sqlite3-opfs-async-proxy.js", import.meta.url)',
  'new Worker(new URL("sqlite3-worker1.mjs", import.meta.url), { type: "module" })',
];

/** Leaves out the workers that the browser home's engine brings for ways to run that the home has no use for. */
export function slimEngine(): Plugin {
  return {
    name: 'atrium-slim-engine',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/@sqlite\.org\/sqlite-wasm\/dist\/index\.mjs$/ },
      handler: (code) => ({
        code: ownWorkers.reduce((text, part) => text.replace(part, 'undefined'), code),
        map: null,
      }),
    },
  };
}
