/** What a message may decide about its own looks: nothing that loads, moves, covers other things or leaves its place. */
const properties = new Set(
  `background background-color border border-bottom border-bottom-color border-bottom-style border-bottom-width border-collapse
  border-color border-left border-left-color border-left-style border-left-width border-radius border-right border-right-color
  border-right-style border-right-width border-spacing border-style border-top border-top-color border-top-style border-top-width
  border-width caption-side clear color direction display empty-cells float font font-family font-size font-style font-variant
  font-weight height letter-spacing line-height list-style-type margin margin-bottom margin-left margin-right margin-top max-height
  max-width min-height min-width overflow-wrap padding padding-bottom padding-left padding-right padding-top table-layout text-align
  text-decoration text-indent text-transform unicode-bidi vertical-align white-space width word-break word-spacing word-wrap`.split(
    /\s+/,
  ),
);
const colour = /\b(?:rgb|rgba|hsl|hsla)\([\d\s.,%/-]*\)/gi;
const harmless = /^[\w\s#%.,'"!/-]*$/;
const below = /(?:^|[\s,])-\s*[\d.]/;
const displays =
  /^(?:block|inline|inline-block|list-item|none|table|inline-table|table-(?:cell|row|caption|column|row-group|header-group|footer-group|column-group))$/i;
const longestStyle = 4_000;
const longestValue = 300;

/** The declarations of a style that are harmless, each by itself; the others are left out. */
export function safeStyle(style: string): string {
  if (style.length > longestStyle) return '';
  return style.split(';').flatMap(safeDeclaration).join('; ');
}

function safeDeclaration(declaration: string): string[] {
  const colon = declaration.indexOf(':');
  const name = declaration.slice(0, colon).trim().toLowerCase();
  const value = declaration
    .slice(colon + 1)
    .replace(/!\s*important\s*$/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  return colon > 0 && properties.has(name) && isSafeValue(name, value) ? [`${name}: ${value}`] : [];
}

/** Backslashes and comments hide words from a reader, and parentheses are calls: none is needed for what is allowed. */
function isSafeValue(name: string, value: string): boolean {
  if (value === '' || value.length > longestValue || below.test(value)) return false;
  if (!harmless.test(value.replace(colour, '')) || value.includes('/*')) return false;
  if ((value.match(/'/g)?.length ?? 0) % 2 === 1 || (value.match(/"/g)?.length ?? 0) % 2 === 1) return false;
  return name !== 'display' || displays.test(value);
}
