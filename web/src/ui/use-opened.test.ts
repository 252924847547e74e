import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

const nothingKept = { getItem: () => null };
vi.stubGlobal('location', new URL('https://atrium.test/clients'));
vi.stubGlobal('sessionStorage', nothingKept);
vi.stubGlobal('localStorage', nothingKept);
vi.stubGlobal('addEventListener', () => undefined);
const { useOpened } = await import('./use-opened.ts');

interface Client {
  name: string;
}

const queryOf = (id: number) =>
  queryOptions({ queryKey: ['client', id], queryFn: (): Promise<Client | null> => Promise.resolve(null) });
const byAddress = { parameter: 'client', query: queryOf, open: (client: Client) => client };

function Panel() {
  const [opened] = useOpened(byAddress);
  return opened?.name ?? 'nothing';
}

/** What stands beside a list at an address, where these are what there is. */
async function shownAt(address: string, clients: Readonly<Record<number, Client | null>>): Promise<string> {
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/clients', component: Panel });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  const client = new QueryClient();
  for (const [id, kept] of Object.entries(clients)) client.setQueryData(queryOf(Number(id)).queryKey, kept);
  const app = createElement(RouterProvider, { router });
  return renderToString(createElement(QueryClientProvider, { client }, app)).replaceAll(/<[^>]*>/g, '');
}

test('what the address names is open', async () => {
  expect(await shownAt('/clients?client=12&page=2', { 12: { name: 'Heron Row' } })).toBe('Heron Row');
});

test('nothing is open where the address names nothing, nothing that there is, or no number', async () => {
  const clients = { 0: { name: 'Nobody' }, 12: { name: 'Heron Row' }, 13: null };
  for (const address of ['/clients', '/clients?client=13', '/clients?client=0', '/clients?client=twelve'])
    expect(await shownAt(address, clients), address).toBe('nothing');
});
