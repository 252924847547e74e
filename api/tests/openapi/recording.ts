import { readdirSync } from 'node:fs';
import type { Route } from '@atrium/contract/route';
import { routes } from '@atrium/contract/routes';
import { acts } from '../acts/acts.ts';
import { type Exchange, openApp } from '../helper.ts';
import type { Proofs, Stage } from '../routes/proofs.ts';

/** What was asked and answered, in the order of it. */
export interface Heard {
  readonly route: Route;
  readonly url: URL;
  readonly body: string;
  readonly media: string;
  readonly status: number;
  readonly answer: string;
}

/** Asks for everything that can be asked for: what the sample data answers first, then what is done to them, then what is proven of each route. */
export async function everythingAsked(): Promise<Heard[]> {
  return [...(await heardIn(readAll)), ...(await heardIn(doAll)), ...(await heardIn(proveAll))];
}

async function heardIn(play: (stage: Stage) => Promise<void>): Promise<Heard[]> {
  const exchanges: Promise<Heard>[] = [];
  const app = await openApp({ hears: (exchange) => void exchanges.push(heardOf(exchange)) });
  const [admin, client] = [await app.signIn('admin'), await app.signIn('client')];
  await play({ app, admin, client, nobody: app.visitor() });
  return Promise.all(exchanges);
}

async function heardOf({ route, request, response }: Exchange): Promise<Heard> {
  const media = response.headers.get('content-type')?.split(';')[0] ?? '';
  const isText = /json|csv/.test(media);
  const [body, answer] = [await request.text(), isText ? await response.text() : ''];
  return { route, url: new URL(request.url), body, media, status: response.status, answer };
}

/** The first of everything: most things are counted from 1, invoices and quotes from where their numbers begin. */
async function readAll({ admin }: Stage): Promise<void> {
  const reading = routes.filter(({ method }) => method === 'GET');
  for (const route of reading) {
    if (!takesId(route)) await admin.send(route);
    else
      for (const id of [1, 2, 3, 5_001, 5_002, 7, 12]) await admin.send(route, { parameters: { id }, query: { id } });
  }
}

function takesId({ parameters, query }: Route): boolean {
  return [parameters, query].some((schema) => schema?.shape.id !== undefined);
}

async function doAll({ app, admin }: Stage): Promise<void> {
  for (const prepare of Object.values(acts)) await (await prepare(app, admin)).call();
}

/** In the order in which routes.test.ts proves them. */
async function proveAll(stage: Stage): Promise<void> {
  const proofs = await allProofs();
  for (const { name } of routes) {
    const { works = {}, refuses = {}, keepsOut = {} } = proofs[name] ?? {};
    // That a proof fails, routes.test.ts says; what it asked before has been heard.
    for (const play of [works, refuses, keepsOut].flatMap((scenarios) => Object.values(scenarios)))
      await play(stage).catch(() => {});
  }
}

async function allProofs(): Promise<Readonly<Record<string, Partial<Proofs>>>> {
  const folder = new URL('../routes/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.proofs.ts'));
  const modules: object[] = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  return Object.assign({}, ...modules.flatMap((module) => Object.values(module)));
}
