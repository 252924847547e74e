import { readUserAgent } from '@atrium/contract/user-agent';
import { describe, expect, test } from 'vitest';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('readUserAgent', () => {
  test.each([
    [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Linux', false],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
      'Edge',
      'Windows',
      false,
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox', 'Windows', false],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) ${webKit} Version/18.0 Safari/605.1.15`, 'Safari', 'macOS', false],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webKit} Version/18.0 Mobile/15E148 Safari/604.1`,
      'Safari',
      'iOS',
      true,
    ],
    [`Mozilla/5.0 (Linux; Android 15) ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android', true],
    ['curl/8.9.1', null, null, false],
    ['', null, null, false],
  ])('%s', (userAgent, browser, system, isHandheld) => {
    expect(readUserAgent(userAgent)).toEqual({ browser, system, isHandheld });
  });
});
