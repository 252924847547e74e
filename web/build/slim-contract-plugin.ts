import type { ESTree, Plugin } from 'vite';

interface Edit {
  start: number;
  end: number;
  replacement: string;
}

/** What a route is called by, and whether it saves something. Its schemas are there for the back end and for the types. */
const callParts = ['method', 'path', 'records'];

/**
 * Leaves of the contract what runs in the browser: routes without their schemas, and of all else only what the app uses.
 * So the pages before sign-in load neither the schema library nor the policy's.
 */
export function slimContract(): Plugin {
  return {
    name: 'atrium-slim-contract',
    apply: 'build',
    transform: {
      filter: { id: /\/contract\/src\/[\w-]+\.ts$/ },
      handler(code) {
        return { code: slimmed(code, this.parse(code)), map: null };
      },
    },
  };
}

export function slimmed(code: string, program: ESTree.Program): string {
  const edits = program.body.flatMap((statement) => initialValues(statement).map((value) => editOf(value, code)));
  return edits
    .toReversed()
    .reduce((text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end), code);
}

function initialValues(statement: ESTree.Statement | ESTree.Directive): ESTree.Expression[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ init }) => (init ? [init] : []));
}

function editOf(value: ESTree.Expression, code: string): Edit {
  const { start, end } = value;
  return { start, end, replacement: slimRoute(value, code) ?? `/*#__PURE__*/ (() => (${code.slice(start, end)}))()` };
}

/** `route({ … })` with what is needed to call it; undefined for what is no route. */
function slimRoute(value: ESTree.Expression, code: string): string | undefined {
  if (value.type !== 'CallExpression' || value.callee.type !== 'Identifier' || value.callee.name !== 'route') return;
  const [definition] = value.arguments;
  if (definition?.type !== 'ObjectExpression') return;
  const [method, path, records] = callParts.map((name) => partOf(definition, name, code));
  if (!method || !path)
    throw new Error(`A route has to say its method and its path itself: ${code.slice(value.start, value.end)}`);
  return `{ ${[method, path, ...(records ? [records] : []), responseOf(definition, code)].join(', ')} }`;
}

function partOf({ properties }: ESTree.ObjectExpression, name: string, code: string): string | undefined {
  const property = properties.find(
    (one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === name,
  );
  return property && code.slice(property.start, property.end);
}

/** A media type is written out; a schema, and whatever comes with what is spread into a route, is JSON. */
function responseOf({ properties }: ESTree.ObjectExpression, code: string): string {
  const media = properties.find(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.key.name === 'response' &&
      property.value.type === 'ObjectExpression',
  );
  return media ? code.slice(media.start, media.end) : 'response: {}';
}
