import * as z from 'zod/mini';
import { NotificationChoices } from './notification-choices.ts';
import { route } from './route.ts';
import { id, idParameter, line } from './text.ts';

const ofUser = { parameters: z.object({ id: idParameter() }) };
const readUser = { action: 'read', subject: 'User' } as const;
const updateUser = { action: 'update', subject: 'User' } as const;

/** Null for a user without an account: there is nobody to be told. */
const UserNotifications = z.object({ notifications: z.nullable(NotificationChoices.shape.notifications) });

export const getUserNotifications = route({
  name: 'getUserNotifications',
  method: 'GET',
  path: '/api/v1/users/{id}/notifications',
  summary: "What this user's account is told of, and how.",
  access: readUser,
  ...ofUser,
  status: 200,
  response: UserNotifications,
});

export const setUserNotifications = route({
  name: 'setUserNotifications',
  method: 'PUT',
  path: '/api/v1/users/{id}/notifications',
  summary: "Set what this user's account is told of, and how. Kinds that are left out stay as they are.",
  access: updateUser,
  ...ofUser,
  body: NotificationChoices,
  status: 200,
  response: z.object({ ...NotificationChoices.shape, changeId: z.nullable(id()) }),
});

export const connectionServices = [
  'google',
  'slack',
  'github',
  'mailchimp',
  'asana',
  'facebook',
  'twitter',
  'linkedin',
  'dribbble',
  'behance',
] as const;
/** `handle` is the address of a social profile; the others are on or off. */
export const Connection = z.object({
  service: z.enum(connectionServices),
  isConnected: z.boolean(),
  handle: line(200),
});
export type Connection = z.infer<typeof Connection>;
const Connections = z.object({ connections: z.array(Connection).check(z.maxLength(connectionServices.length)) });

export const getUserConnections = route({
  name: 'getUserConnections',
  method: 'GET',
  path: '/api/v1/users/{id}/connections',
  summary: 'The services and social profiles that are noted for this user.',
  access: readUser,
  ...ofUser,
  status: 200,
  response: Connections,
});

export const setUserConnections = route({
  name: 'setUserConnections',
  method: 'PUT',
  path: '/api/v1/users/{id}/connections',
  summary: 'Set the services and social profiles of this user. Services that are left out stay as they are.',
  access: updateUser,
  ...ofUser,
  body: Connections,
  status: 200,
  response: z.object({ ...Connections.shape, changeId: z.nullable(id()) }),
});
