import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

const place = '<meta name="inside" content="" data-dashboards="" />';
const layout = /\/src\/routes\/_shell\.tsx\?/;
/** It has all that the other one needs. */
const dashboard = /\/src\/routes\/_shell\/dashboard\/ecommerce\.tsx\?/;

/**
 * Names in index.html the files that every page inside needs, and those of the dashboards, where most people begin: so early.js
 * can ask for them at once for who is signed in, instead of once the app has started and found out.
 */
export function inside(): Plugin {
  return {
    name: 'atrium-inside',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const always = filesOf(bundle, layout).filter((file) => !html.includes(file));
        const inDashboards = filesOf(bundle, dashboard).filter(
          (file) => !html.includes(file) && !always.includes(file),
        );
        const attributes = `content="${always.join(' ')}" data-dashboards="${inDashboards.join(' ')}"`;
        return html.replace(place, `<meta name="inside" ${attributes} />`);
      },
    },
  };
}

/** All that is needed to show what such modules do. */
function filesOf(bundle: Bundle, module: RegExp): string[] {
  const files = new Set<string>();
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.moduleIds.some((id) => module.test(id))) collect(bundle, file.fileName, files);
  }
  return [...files];
}

function collect(bundle: Bundle, fileName: string, files: Set<string>): void {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || files.has(fileName)) return;
  files.add(fileName);
  // What a file builds upon comes before it, styles above all.
  for (const imported of chunk.imports) collect(bundle, imported, files);
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
}
