const contentSecurityPolicy = [
  "default-src 'self'",
  // The browser home runs SQLite as WebAssembly.
  "script-src 'self' 'wasm-unsafe-eval'",
  // The components position what floats by style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
].join('; ');

const features = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

type Headers = readonly (readonly [name: string, value: string])[];

/** On what a browser may run or draw as a page: the app's pages, the scripts of its workers, its drawings. */
export const documentHeaders: Headers = [
  ['Content-Security-Policy', contentSecurityPolicy],
  ['Permissions-Policy', features.map((feature) => `${feature}=()`).join(', ')],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/** On every answer; an answer that sets one of them itself keeps its own. */
const always: Headers = [
  // What is data is no page: whoever opens it as one gets nothing that runs.
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ['X-Content-Type-Options', 'nosniff'],
  // The addresses of some pages hold one-time tokens.
  ['Referrer-Policy', 'no-referrer'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  // Answers of the API hold what only their reader may see; static files say for themselves how long they last.
  ['Cache-Control', 'no-store'],
];

/** HSTS would lock out whoever serves plain HTTP, so it takes a public address that is HTTPS. */
export function securityHeaders(publicUrl: string): Headers {
  if (!publicUrl.startsWith('https:')) return always;
  return [...always, ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']];
}
