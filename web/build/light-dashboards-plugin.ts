import type { Plugin } from 'vite';
import { type ChunkOfModules, tiesOf } from './acyclic-plugin.ts';

const dashboard = /\/routes\/_shell\/dashboard\/\w+\.tsx\?/;
/** What lists and forms are made of: a hundred kilobytes. */
const heavy = /\/(lists|shared)-[^/]*\.js$/;

/**
 * Refuses a build in which a dashboard, where most people begin, loads what only other pages show. A single import of a module
 * that stands in a file with others (chunk-groups.ts) does that, and nothing else would tell.
 */
export function lightDashboards(): Plugin {
  return {
    name: 'atrium-light-dashboards',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const path = pathToHeavy(chunks);
      if (path.length === 0) return;
      const ties = tiesOf(path, (id) => this.getModuleInfo(id)?.importedIds ?? []);
      this.error(
        `A dashboard loads what it does not show:\n${ties.join('\n')}\nWhat it needs of that goes into \`common\` in web/build/chunk-groups.ts.`,
      );
    },
  };
}

/** From a dashboard to such a file, each importing the next; empty if there is no such way. */
export function pathToHeavy<Chunk extends ChunkOfModules>(chunks: readonly Chunk[]): Chunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const paths = chunks.filter(({ moduleIds }) => moduleIds.some((id) => dashboard.test(id))).map((chunk) => [chunk]);
  const seen = new Set<string>();
  for (const path of paths) {
    const last = path.at(-1);
    if (!last || seen.has(last.fileName)) continue;
    if (heavy.test(last.fileName)) return path;
    seen.add(last.fileName);
    for (const name of last.imports) {
      const next = byName.get(name);
      if (next) paths.push([...path, next]);
    }
  }
  return [];
}
