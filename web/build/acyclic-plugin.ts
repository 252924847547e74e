import type { Plugin } from 'vite';

/** What this needs of the bundler's own shape of a file. */
export interface ChunkOfModules {
  fileName: string;
  imports: readonly string[];
  moduleIds: readonly string[];
}

/**
 * Refuses a build whose files import each other in a circle: one of them would run before what it needs is there,
 * and the page stay empty. Groups of files (chunk-groups.ts) can close such a circle that the modules do not have.
 */
export function acyclic(): Plugin {
  return {
    name: 'atrium-acyclic',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const circle = circleIn(chunks);
      if (circle.length === 0) return;
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const ties = tiesOf([...circle, ...circle.slice(0, 1)], importsOf);
      this.error(`Files of the build import each other in a circle:\n${ties.join('\n')}`);
    },
  };
}

/** The files of a circle, each importing the next and the last the first. */
export function circleIn<Chunk extends ChunkOfModules>(chunks: readonly Chunk[]): Chunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const finished = new Set<Chunk>();
  const walk = (chunk: Chunk, path: readonly Chunk[]): Chunk[] => {
    if (path.includes(chunk)) return path.slice(path.indexOf(chunk));
    if (finished.has(chunk)) return [];
    for (const name of chunk.imports) {
      const next = byName.get(name);
      const circle = next ? walk(next, [...path, chunk]) : [];
      if (circle.length > 0) return circle;
    }
    finished.add(chunk);
    return [];
  };
  for (const chunk of chunks) {
    const circle = walk(chunk, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

/** Which modules tie the files of a path together, each with the next. */
export function tiesOf(path: readonly ChunkOfModules[], importsOf: (id: string) => readonly string[]): string[] {
  return path.flatMap((chunk, index) => {
    const next = path[index + 1];
    if (!next) return [];
    const ties = chunk.moduleIds.flatMap((id) =>
      importsOf(id)
        .filter((imported) => next.moduleIds.includes(imported))
        .map((imported) => `  ${id} imports ${imported}`),
    );
    return [`${chunk.fileName} → ${next.fileName}`, ...ties];
  });
}
