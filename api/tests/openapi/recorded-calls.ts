import { getOpenApi } from '@atrium/contract/configuration';
import { isMediaBody, type Route } from '@atrium/contract/route';
import { routes } from '@atrium/contract/routes';
import type { RecordedCall } from '../../src/openapi/recorded-calls.ts';
import { ruledRefusals } from '../../src/openapi/refusals.ts';
import { howToRecord } from '../conformity.ts';
import { literalsOf } from './literals.ts';
import type { Heard } from './recording.ts';
import { shortenedAnswer, shortenedBody, withoutSecrets } from './shortened.ts';

/** The file of what is recorded: a line for each call that answered what it is there for. */
export function recordedFile(heard: readonly Heard[]): string {
  const byRoute = Map.groupBy(heard, ({ route }) => route.name);
  const calls = routes.flatMap((route) => {
    const call = recordedOf(route, byRoute.get(route.name) ?? []);
    return call ? [{ name: route.name, call }] : [];
  });
  const { shared, literals } = literalsOf(calls.map(({ call }) => call));
  return `// Written by \`${howToRecord}\`.
import type { RecordedCall } from './recorded-calls.ts';

${shared.join('\n')}

export const recorded: Readonly<Record<string, RecordedCall>> = {
${calls.map(({ name }, index) => `  ${name}: ${literals[index]},\n`).join('')}};
`;
}

function recordedOf(route: Route, heard: readonly Heard[]): RecordedCall | undefined {
  const worked = heard.filter(({ status }) => status === route.status);
  const shown = worked.find((one) => !isEmpty(one)) ?? worked[0];
  if (!shown) return undefined;
  return {
    ...parametersOf(route, shown),
    ...(route.body && shown.body !== '' ? { body: shortenedBody(route, JSON.parse(shown.body)) } : {}),
    ...answerOf(route, shown),
    ...refusalsOf(route, heard),
  };
}

/** Whether a list has nothing in it, which shows nothing. */
function isEmpty({ answer, media }: Heard): boolean {
  if (!media.includes('json') || answer === '') return answer === '';
  return Object.values(JSON.parse(answer)).some((value) => Array.isArray(value) && value.length === 0);
}

function parametersOf({ path, query: known }: Route, { url }: Heard): Pick<RecordedCall, 'parameters' | 'query'> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const pattern = new RegExp(`^${RegExp.escape(path).replace(/\\\{\w+\\\}/g, '([^/]+)')}$`);
  const [, ...values] = url.pathname.match(pattern) ?? [];
  const parameters = names.map((name, index) => [name, withoutSecrets(decodeURIComponent(values[index] ?? ''))]);
  const given = [...new Set(url.searchParams.keys())].filter(
    (name) => url.searchParams.get(name) !== '' && known?.shape[name.replace('[]', '')] !== undefined,
  );
  const query = given.map((name) => {
    const all = url.searchParams.getAll(name).map(withoutSecrets);
    return [name.replace('[]', ''), all.length > 1 || name.endsWith('[]') ? all.slice(0, 2) : all[0]];
  });
  return {
    ...(parameters.length > 0 ? { parameters: Object.fromEntries(parameters) } : {}),
    ...(query.length > 0 ? { query: Object.fromEntries(query) } : {}),
  };
}

function answerOf(route: Route, { answer, media }: Heard): Pick<RecordedCall, 'answer'> {
  // The description is not in the description.
  if (route.name === getOpenApi.name) return { answer: { openapi: '3.1.0' } };
  if (!isMediaBody(route.response)) return { answer: shortenedAnswer(route, JSON.parse(answer)) };
  if (media !== 'text/csv') return {};
  return { answer: answer.split('\n').slice(0, 2).join('\n') };
}

/** What it said first, but for what every call says. */
function refusalsOf(route: Route, heard: readonly Heard[]): Pick<RecordedCall, 'refusals'> {
  const ruled = ruledRefusals(route);
  const said = new Map<number, string>();
  for (const { status, answer } of heard) {
    if (status < 400 || status >= 500 || answer === '' || said.has(status)) continue;
    const { detail } = JSON.parse(answer);
    if (detail !== ruled[status]) said.set(status, String(withoutSecrets(detail)));
  }
  const refusals = Object.fromEntries([...said].toSorted(([one], [other]) => one - other));
  return said.size > 0 ? { refusals } : {};
}
