import type { Page } from '@playwright/test';

/** How often the page has said something from now on, for however short a time. */
export function everSaid(page: Page, words: string) {
  return page.evaluateHandle((wanted) => {
    const seen = { times: 0 };
    const look = () => {
      const said = [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
      if (said.some((each) => each.includes(wanted))) seen.times += 1;
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    return seen;
  }, words);
}
