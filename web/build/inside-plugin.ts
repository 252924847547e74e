import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

const place = '<meta name="inside" content="" />';
const layout = /\/src\/routes\/_shell\.tsx\?/;

/**
 * Names in index.html the files that every page inside needs, so that early.js can ask for them at once for who is signed
 * in, instead of once the app has started and found out.
 */
export function inside(): Plugin {
  return {
    name: 'atrium-inside',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = filesInside(bundle).filter((file) => !html.includes(file));
        return html.replace(place, place.replace('""', `"${files.join(' ')}"`));
      },
    },
  };
}

function filesInside(bundle: Bundle): string[] {
  const start = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => layout.test(id)),
  );
  const files = new Set<string>();
  if (start) collect(bundle, start.fileName, files);
  return [...files];
}

function collect(bundle: Bundle, fileName: string, files: Set<string>): void {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || files.has(fileName)) return;
  files.add(fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
  for (const imported of chunk.imports) collect(bundle, imported, files);
}
