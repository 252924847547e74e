import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { backendProxy } from './build/backend-proxy.ts';
import { compress } from './build/compress-plugin.ts';
import { slimEngine } from './build/engine-plugin.ts';
import { inside } from './build/inside-plugin.ts';
import { locales } from './build/locales-plugin.ts';
import { slimContract } from './build/slim-contract-plugin.ts';

/** Which home answers: of a build for static web hosts it is `browser`. */
process.env.VITE_HOME ??= 'server';

/**
 * What every page needs, in two files: the libraries, which seldom change and stay in the browser's cache, and our own
 * start. Without their dependencies, of which some parts are for the pages inside only: the policy, the schemas.
 */
const initial = { tags: ['$initial' as const], includeDependenciesRecursively: false };
const groups = [
  { ...initial, name: 'libraries', test: /node_modules\/(?!zod|@casl|@ucast)|rolldown\/runtime/ },
  {
    ...initial,
    name: 'start',
    test: /\/web\/src\/|\/contract\/src\/(accounts|configuration|errors|route)\.ts|vite\/preload/,
  },
];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: './src/routes',
      generatedRouteTree: './src/routes.gen.ts',
      routeFileIgnorePattern: '\\.test\\.',
      quoteStyle: 'single',
      semicolons: true,
      addExtensions: true,
      autoCodeSplitting: true,
      // A page's loader needs the queries and schemas of its feature: they arrive with the page, not with the site map.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
    }),
    react(),
    slimContract(),
    locales(),
    inside(),
    compress(),
  ],
  build: {
    target: 'es2023',
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  worker: { format: 'es', plugins: () => [slimEngine()] },
  // It finds its WebAssembly beside itself.
  optimizeDeps: { exclude: ['@sqlite.org/sqlite-wasm'] },
  server: { host: '127.0.0.1', proxy: backendProxy(process.env.ATRIUM_API ?? 'http://127.0.0.1:3000') },
});
