import type { ProxyOptions } from 'vite';

/** Paths that only the back end answers: a navigation there (the API's own description page) is not a page of the app. */
const backendOnly = ['/api', '/jwt', '/healthz', '/readyz', '/metrics'];

/** Paths that calls and pages share, such as `/apps/users/add-user` and `/apps/user/list`: a navigation wants the page. */
const shared = ['/apps', '/faq', '/blog', '/card', '/profile', '/pricing', '/account-setting'];

export function backendProxy(target: string): Record<string, ProxyOptions> {
  const pass: ProxyOptions = { target };
  const passCalls: ProxyOptions = {
    target,
    bypass: (request) => (request.headers.accept?.includes('text/html') ? '/index.html' : undefined),
  };
  return Object.fromEntries([
    ...backendOnly.map((path) => [`^${path}(/|$|\\?)`, pass] as const),
    ...shared.map((path) => [`^${path}(/|$|\\?)`, passCalls] as const),
  ]);
}
