import { type login, SignedIn } from '@atrium/contract/accounts';

const path: (typeof login)['path'] = '/jwt/login';

/** Signs the admin of the sample data in, and answers the access token. */
export async function signIn(address: string): Promise<string> {
  const response = await fetch(address + path, json({ email: 'admin@demo.com', password: 'admin' }));
  return SignedIn.parse(await response.json()).accessToken;
}

export function json(body: unknown, token = 'anonymous'): RequestInit {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

export function as(token: string, headers: Readonly<Record<string, string>> = {}): RequestInit {
  return { headers: { authorization: `Bearer ${token}`, ...headers } };
}

/** A user that can be added, told apart by its name. */
export function person(name: string): object {
  return { fullName: `Person ${name}`, username: name, email: `${name}@example.com` };
}
