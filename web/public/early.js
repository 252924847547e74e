// Runs before the first paint, so that a page never flashes in the wrong colours, direction or language.
(() => {
  const root = document.documentElement;

  function stored(key) {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch {
      return null;
    }
  }

  const skin = ['light', 'dark', 'bordered', 'semi-dark'].find((known) => known === stored('skin')) ?? 'light';
  root.dataset.skin = skin;
  root.dataset.mantineColorScheme = skin === 'dark' ? 'dark' : 'light';

  const languages = [localStorage.getItem('language'), ...navigator.languages].map((tag) =>
    tag?.slice(0, 2).toLowerCase(),
  );
  root.lang = languages.find((language) => ['en', 'de', 'fr', 'pt', 'ar'].includes(language)) ?? 'en';

  const isRightToLeft = stored('direction');
  root.dir = (typeof isRightToLeft === 'boolean' ? isRightToLeft : root.lang === 'ar') ? 'rtl' : 'ltr';

  const here = document.currentScript;
  const defaultHome = here.dataset.home === 'browser' ? 'browser' : 'server';
  const home = new URLSearchParams(location.search).get('backend') ?? sessionStorage.getItem('backend') ?? defaultHome;
  const isSignedIn = localStorage.getItem(home === defaultHome ? 'accessToken' : `${home}:accessToken`) !== null;

  // Every page waits for these two: asked for now, they come while the app itself is still on its way.
  const answers = new Map();
  window.answersToEarly = answers;

  function ask(address) {
    const { href } = new URL(address, here.src);
    const answer = fetch(href);
    answers.set(href, answer);
    return answer.then((response) => response.clone().json());
  }

  const asked = [ask(`locales/${root.lang}${partOfTexts()}.json`)];
  if (home === 'server') asked.push(ask(here.dataset.configuration));

  Promise.all(asked)
    .then(([texts, configuration]) => isSignInPage() && showSignInPage({ ...texts, configuration }))
    .catch(() => {
      // The app says what is the matter.
    });

  // As the app does, which takes what is asked for here.
  function partOfTexts() {
    if (!isSignedIn) return '.start';
    const path = location.pathname.replace(new URL('.', here.src).pathname, '/');
    return path === '/' || path.startsWith('/dashboard/') ? '.dashboards' : '';
  }

  function isSignInPage() {
    return !isSignedIn && home === 'server' && ['/', '/login'].includes(location.pathname);
  }

  // The build draws the sign-in page into index.html: so it is seen before the app is there, which then takes its place.
  function showSignInPage(words) {
    const start = document.getElementById('start');
    const page = document.getElementById('sign-in-page')?.content.firstElementChild;
    if (!start || !page) return;
    if (words.configuration.demoAccounts.length === 0) page.querySelector('fieldset').remove();
    if (words.configuration.registration === 'closed') page.querySelector('[href="/register"]').closest('p').remove();
    page.querySelector(`option[value="${root.lang}"]`).selected = true;
    for (const control of page.querySelectorAll('button, input, select')) control.disabled = true;
    putWords(page, words);
    const frame = Object.assign(document.createElement('div'), { id: 'first-paint', inert: true, ariaHidden: 'true' });
    frame.append(page);
    start.after(frame);
    // Whoever clicks already means the page that comes.
    document.addEventListener('click', ({ clientX, clientY }) => {
      frame.dataset.click = `${clientX} ${clientY}`;
    });
  }

  function putWords(page, words) {
    const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    const wordsOf = (key) => key.split('.').reduce((part, name) => part?.[name], words) ?? '';
    while (texts.nextNode()) texts.currentNode.data = texts.currentNode.data.replace(/\w+(\.\w+)+/g, wordsOf);
  }

  // The build names here what all pages inside need.
  const inside = document.querySelector('meta[name="inside"]').content;
  if (isSignedIn && inside) {
    for (const file of inside.split(' ')) preload(file, file.endsWith('.css') ? 'style' : 'script');
  }

  function preload(address, as) {
    const rel = as === 'script' ? 'modulepreload' : 'preload';
    const link = Object.assign(document.createElement('link'), { rel, as, crossOrigin: 'anonymous' });
    link.href = new URL(address, here.src);
    document.head.append(link);
  }
})();
