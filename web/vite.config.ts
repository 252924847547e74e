import { fileURLToPath } from 'node:url';
import { getConfiguration } from '@atrium/contract/configuration';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { acyclic } from './build/acyclic-plugin.ts';
import { backendProxy } from './build/backend-proxy.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { compress } from './build/compress-plugin.ts';
import { slimEngine } from './build/engine-plugin.ts';
import { firstPaint } from './build/first-paint-plugin.ts';
import { inside } from './build/inside-plugin.ts';
import { lightDashboards } from './build/light-dashboards-plugin.ts';
import { locales } from './build/locales-plugin.ts';
import { packages } from './build/packages-plugin.ts';
import { slimContract } from './build/slim-contract-plugin.ts';
import { isLanguage, languages } from './src/i18n/languages.ts';
import { textPlaces } from './src/i18n/text-parts.ts';

/** Which home answers: of a build for static web hosts it is `browser`. */
process.env.VITE_HOME ??= 'server';
/** Where early.js, which imports nothing, asks what kind of place this is. */
process.env.VITE_CONFIGURATION = getConfiguration.path;
/** Which pages have texts of their own, for early.js as well. */
process.env.VITE_TEXT_PLACES = textPlaces.join(' ');
/** The browser home has no settings of its own: it is called so and speaks so. */
process.env.VITE_BRAND_NAME = process.env.BRAND_NAME || 'Atrium';
process.env.VITE_LANGUAGE = process.env.DEFAULT_LANGUAGE || 'en';
if (!isLanguage(process.env.VITE_LANGUAGE))
  throw new Error(`DEFAULT_LANGUAGE cannot be used: it is one of ${languages.join(', ')}.`);

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
    packages(),
    inside(),
    firstPaint(),
    acyclic(),
    lightDashboards(),
    compress(),
  ],
  build: {
    target: 'es2023',
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  worker: { format: 'es', plugins: () => [slimEngine()] },
  // It finds its WebAssembly beside itself.
  optimizeDeps: { exclude: ['@sqlite.org/sqlite-wasm'] },
  server: { host: '127.0.0.1', proxy: backendProxy(process.env.ATRIUM_API ?? 'http://127.0.0.1:3000') },
});
