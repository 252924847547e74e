import { getOwnAccount, login, refreshToken } from '@atrium/contract/accounts';
import { addToCart, addToWishlist, getCart, removeFromCart } from '@atrium/contract/carts';
import { exportCatalogue, listBrands, listCatalogue, updateProduct } from '@atrium/contract/catalogue';
import { undoChange } from '@atrium/contract/changes';
import { deleteUsers, suspendUsers } from '@atrium/contract/chosen-users';
import type { Grant } from '@atrium/contract/grants';
import { listInvoices } from '@atrium/contract/invoice-list';
import { listOrderNotes } from '@atrium/contract/order-notes';
import { payOrder } from '@atrium/contract/order-steps';
import { exportOrders, getOrder, listOrders } from '@atrium/contract/orders';
import { abilityOf, rulesOf } from '@atrium/contract/policy';
import { addRole, deleteRole, previewRole, updateRole } from '@atrium/contract/roles';
import { searchEverything } from '@atrium/contract/search';
import * as preferences from '@atrium/contract/user-preferences';
import * as users from '@atrium/contract/users';
import { expect, test } from 'vitest';
import { undo } from '../changes/undoing.ts';
import { openApp, withTokens } from '../helper.ts';
import { addSomebody, password, somebody } from '../people.ts';
import { addARole, allRoles, memberOf, newRoleName, personWith, theRole } from './roles.ts';

const app = await openApp();
const admin = await app.signIn('admin');

const setGrants = (id: number, grants: Grant[]) => admin.call(updateRole, { parameters: { id }, body: { grants } });
const setRole = (id: number, accessRoleId: number | null) =>
  admin.call(users.updateUser, { parameters: { id }, body: { accessRoleId } });

test('A right that a role gains or loses holds for the next request of whoever has it, with the token they have', async () => {
  const { role, person } = await personWith(app, admin, ['users:read']);
  await person.refused(403, listInvoices, { query: {} });
  await setGrants(role.id, ['users:read', 'finance:read']);
  await person.call(listInvoices, { query: {} });
  await setGrants(role.id, ['finance:read']);
  await person.call(listInvoices, { query: {} });
  await person.refused(403, users.listUsers, { query: {} });
});

test('So does another role, and none', async () => {
  const { user, person } = await personWith(app, admin, ['users:read']);
  const other = await addARole(admin, ['finance:read']);
  await setRole(user.id, other.id);
  await person.refused(403, users.listUsers, { query: {} });
  await person.call(listInvoices, { query: {} });
  await setRole(user.id, null);
  await person.refused(403, listInvoices, { query: {} });
  await setRole(user.id, 1);
  await person.call(users.addUser, { body: somebody() });
});

test('Whoever may read and write orders administers those of all; reading and buying shows one’s own', async () => {
  const order = { parameters: { id: 1 } };
  const { person: packer } = await personWith(app, admin, ['orders:read', 'orders:write']);
  expect((await packer.call(listOrders, { query: { all: true } })).total).toBeGreaterThan(0);
  expect((await packer.call(getOrder, order)).order.id).toBe(1);
  await packer.refused(403, exportOrders, { query: {} });
  const { person: buyer } = await personWith(app, admin, ['orders:read', 'orders:create']);
  await buyer.refused(403, listOrders, { query: { all: true } });
  await buyer.refused(404, getOrder, order);
});

test('A bookkeeper, who reads orders and invoices, reads everybody’s orders and changes none', async () => {
  const order = { parameters: { id: 1 } };
  const { person: bookkeeper } = await personWith(app, admin, ['orders:read', 'finance:read']);
  const all = await bookkeeper.call(listOrders, { query: { all: true } });
  expect(all).toEqual(await admin.call(listOrders, { query: { all: true } }));
  expect(await bookkeeper.call(getOrder, order)).toEqual(await admin.call(getOrder, order));
  const { groups } = await bookkeeper.call(searchEverything, { query: { q: String(all.orders[0]?.customerName) } });
  expect(groups.find(({ kind }) => kind === 'orders')?.hits.length).toBeGreaterThan(0);
  await bookkeeper.refused(403, payOrder, order);
  await bookkeeper.refused(403, listOrderNotes, order);
  await bookkeeper.refused(403, exportOrders, { query: {} });
  const { person: reader } = await personWith(app, admin, ['orders:read', 'catalogue:read']);
  await reader.refused(403, listOrders, { query: { all: true } });
});

test('Whoever reads products has the list of them, their brands and their file, and not what they cost the house', async () => {
  const { person: reader } = await personWith(app, admin, ['catalogue:read']);
  const query = { perPage: 100 };
  const { products } = await admin.call(listCatalogue, { query });
  expect(products.some(({ costCents }) => costCents !== null && costCents > 0)).toBe(true);
  const read = await reader.call(listCatalogue, { query });
  expect(read.products).toEqual(products.map((product) => ({ ...product, costCents: null })));
  expect(await reader.call(listBrands)).toEqual(await admin.call(listBrands));
  const file = await reader.send(exportCatalogue, { query: {} });
  expect(file.status).toBe(200);
  expect(file.text).toEqual((await admin.send(exportCatalogue, { query: {} })).text);
  await reader.refused(403, updateProduct, { parameters: { id: 1 }, body: { stock: 1 } });
});

test('A cart is for who may order, and a wishlist for who may read products', async () => {
  const { role, person } = await personWith(app, admin, ['orders:read', 'orders:create', 'catalogue:read']);
  const body = { productId: 6 };
  await person.call(addToCart, { body });
  const { changeId } = await person.call(removeFromCart, { parameters: body });
  await setGrants(role.id, ['orders:read', 'catalogue:read']);
  await person.refused(403, getCart);
  await person.refused(403, addToCart, { body });
  await person.refused(403, undoChange, { parameters: { id: changeId } });
  await person.call(addToWishlist, { body });
});

test('Signing in, renewing the session and asking for the account tell all that it may do, and by which role', async () => {
  const grants: Grant[] = ['orders:read', 'orders:write', 'orders:create', 'audit:read'];
  const { role, user, person } = await personWith(app, admin, grants);
  const ability = rulesOf('client', { hasFullAccess: false, grants });
  const expected = { role: 'client', ability, accessRole: { id: role.id, key: role.key, name: role.name } };
  expect((await person.call(getOwnAccount)).account).toMatchObject(expected);
  const body = { email: user.email, password };
  const signedIn = withTokens(await app.visitor().call(login, { body }));
  expect(signedIn.userData).toMatchObject(expected);
  const renewed = await app.visitor().call(refreshToken, { body: { refreshToken: signedIn.refreshToken } });
  expect(renewed.userData).toMatchObject(expected);
  expect(abilityOf(renewed.userData.ability).can('manage', 'Order')).toBe(true);
});

test('Who hands out rights hands out none that they do not have themselves', async () => {
  const own: Grant[] = ['users:read', 'users:write', 'users:create', 'access:read', 'access:write', 'access:create'];
  const { user, role, person } = await personWith(app, admin, own);
  const refused = (body: object) => person.refused(403, updateRole, { parameters: { id: role.id }, body });
  await refused({ grants: [...own, 'finance:read'] });
  await person.refused(403, addRole, { body: { name: newRoleName(), grants: ['finance:read'] } });
  for (const accessRoleId of [1, 2]) {
    await person.refused(403, updateRole, { parameters: { id: accessRoleId }, body: { addUserIds: [user.id] } });
    await person.refused(403, users.updateUser, { parameters: { id: user.id }, body: { accessRoleId } });
    await person.refused(403, users.addUser, { body: somebody({ accessRoleId }) });
  }
  const stronger = await addARole(admin, ['finance:read']);
  await person.refused(403, updateRole, { parameters: { id: stronger.id }, body: { grants: [] } });
  await person.refused(403, deleteRole, { parameters: { id: stronger.id } });
  const weaker = await person.call(addRole, { body: { name: newRoleName(), grants: ['users:read'] } });
  await person.call(users.addUser, { body: somebody({ accessRoleId: weaker.role.id }) });
});

test('Who manages users touches nobody who may do more than they: an address that is changed is a way in', async () => {
  const { person } = await personWith(app, admin, ['users:read', 'users:write', 'users:create']);
  const stronger = await memberOf(app, admin, 1);
  const { id } = stronger.user;
  const only = { parameters: { id } };
  await person.refused(403, users.updateUser, { ...only, body: { email: 'mine@harbour.example' } });
  await person.refused(403, users.suspendUser, only);
  await person.refused(403, suspendUsers, { body: { chosen: { ids: [id] } } });
  await person.refused(403, users.deleteUser, { query: { id } });
  await person.refused(403, deleteUsers, { body: { chosen: { ids: [id] } } });
  await person.refused(403, users.inviteUser, only);
  const { sessions } = await admin.call(users.getUserAccess, only);
  const parameters = { id, sessionId: sessions[0]?.id };
  await person.refused(403, users.endUserSession, { parameters });
  await person.refused(403, preferences.setUserConnections, { ...only, body: { connections: [] } });
  const peer = await addSomebody(admin);
  await person.call(users.updateUser, { parameters: { id: peer.id }, body: { company: 'Pen & Sons' } });
});

test('Who manages users and no roles gives none and takes none', async () => {
  const { person } = await personWith(app, admin, ['users:read', 'users:write', 'users:create']);
  const { id } = await addARole(admin, []);
  const member = await addSomebody(admin, { accessRoleId: id });
  await person.refused(403, users.addUser, { body: somebody({ accessRoleId: id }) });
  await person.refused(403, users.updateUser, { parameters: { id: member.id }, body: { accessRoleId: null } });
  await person.call(users.updateUser, { parameters: { id: member.id }, body: { company: 'Pen & Sons' } });
  const { changeId } = await person.call(users.deleteUser, { query: { id: member.id } });
  await undo(person, changeId);
  expect((await admin.call(users.getUser, { query: { id: member.id } })).user.accessRoleId).toBe(id);
});

test('No cell of the matrix leads to the messages that were sent: their links sign people in', async () => {
  const { person } = await memberOf(app, admin, 2);
  expect((await person.get('/api/v1/messages')).status).toBe(403);
});

test('A user with a role that there is not is refused', async () => {
  await admin.refused(400, users.addUser, { body: somebody({ accessRoleId: 999_999 }) });
  const { id } = await addSomebody(admin);
  await admin.refused(400, users.updateUser, { parameters: { id }, body: { accessRoleId: 999_999 } });
});

test('The users of a role are a filter of the list, and those without one too', async () => {
  const { id } = await addARole(admin, []);
  const members = [await addSomebody(admin, { accessRoleId: id }), await addSomebody(admin, { accessRoleId: id })];
  const query = { accessRoleId: id, sortColumn: 'id' } as const;
  expect(await admin.call(users.listUsers, { query })).toEqual({ total: 2, users: members });
  await admin.call(users.suspendUser, { parameters: { id: members[0]?.id } });
  expect((await admin.call(users.listUsers, { query: { ...query, status: 'inactive' } })).total).toBe(1);
  const none = await admin.call(users.listUsers, { query: { accessRoleId: 0, perPage: 100 } });
  const all = await admin.call(users.listUsers, { query: { perPage: 100 } });
  expect(none.users).toEqual(all.users.filter(({ accessRoleId }) => accessRoleId === null));
});

test('Who may read roles and no users learns how many people have one, and not who they are', async () => {
  const { role, user, person } = await personWith(app, admin, ['access:read']);
  expect(await theRole(person, role.id)).toMatchObject({ memberCount: 1, members: [] });
  const body = { id: role.id, grants: [], addUserIds: [], removeUserIds: [] };
  const effect = { kind: 'loss', grants: ['access:read'], count: 1 };
  expect((await person.call(previewRole, { body })).effects).toMatchObject([{ ...effect, names: [] }]);
  expect((await admin.call(previewRole, { body })).effects).toMatchObject([{ ...effect, names: [user.fullName] }]);
});

test('A name of signs that are folded to many letters makes a role like any other', async () => {
  const { role } = await admin.call(addRole, { body: { name: '㏂'.repeat(60), grants: [], addUserIds: [] } });
  expect((await allRoles(admin)).map(({ id }) => id)).toContain(role.id);
});
