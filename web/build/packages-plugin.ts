import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const lockFile = new URL('../../package-lock.json', import.meta.url);
const id = 'virtual:packages';

interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
}

/** The packages of others that run here, with their licences: the module `virtual:packages`, made of what is installed. */
export function packages(): Plugin {
  return {
    name: 'packages',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}`
        ? `export const packages = ${JSON.stringify(packagesIn(readFileSync(lockFile, 'utf8')))};`
        : null,
  };
}

function packagesIn(lock: string) {
  const { packages: all }: { packages: Record<string, Locked> } = JSON.parse(lock);
  const used = Object.entries(all).filter(
    ([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link,
  );
  const known = used.map(([path, { version = '', license = '' }]) => ({
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version,
    license,
  }));
  const distinct = new Map(known.map((one) => [`${one.name}@${one.version}`, one]));
  return [...distinct.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}
