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
  const language = languages.find((known) => ['en', 'de', 'fr', 'pt', 'ar'].includes(known));
  speak(language ?? 'en');

  const here = document.currentScript;
  const defaultHome = here.dataset.home === 'browser' ? 'browser' : 'server';
  const home = new URLSearchParams(location.search).get('backend') ?? sessionStorage.getItem('backend') ?? defaultHome;
  const isSignedIn = localStorage.getItem(home === defaultHome ? 'accessToken' : `${home}:accessToken`) !== null;

  // Who asks for the search or the keys already means the page that comes: start-screen.ts gives it the key.
  if (isSignedIn)
    window.onkeydown = (event) => {
      const isSearch = (event.ctrlKey || event.metaKey) && event.key === 'k';
      if (event.defaultPrevented) return;
      if (isSearch) event.preventDefault();
      if (isSearch || event.key === '?') window.earlyKey = event;
    };

  // What pages inside need, what the dashboards need besides, and the dashboard as it is before its data, are named by the build.
  const inside = document.querySelector('meta[name="inside"]');
  const drawnDashboards = document.querySelector('meta[name="dashboard"]').content.split(' ');

  // Every page waits for these two: asked for now, they come while the app itself is still on its way.
  const answers = new Map();
  window.answersToEarly = answers;

  function ask(address) {
    const { href } = new URL(address, here.src);
    const answer = fetch(href);
    answers.set(href, answer);
    return answer.then((response) => response.clone().json());
  }

  const configuration = home === 'server' ? ask(here.dataset.configuration) : null;
  const texts = language ? askForTexts() : languageOfHouse().then(speak).then(askForTexts);
  // What is seen first is asked for first.
  const drawing = isWholeDashboard() ? fetch(new URL(drawnDashboard(), here.src)) : null;
  const files = isSignedIn
    ? `${inside.content} ${isDashboard() ? inside.dataset.dashboards : ''}`.trim().split(' ')
    : [];
  const styles = files.filter((file) => file.endsWith('.css')).map(askForStyle);
  for (const file of files.filter((name) => name.endsWith('.js'))) link(file, { rel: 'modulepreload' });

  Promise.all([texts, configuration, pageOf(drawing)])
    .then(([words, house, page]) => {
      if (isSignInPage()) showFirst(signInPage(house), { ...words, configuration: house });
      else if (page) showFirst(page, wordsOfDashboard(words, house));
    })
    .catch(() => {
      // The app says what is the matter.
    });

  function speak(language) {
    root.lang = language;
    const isRightToLeft = stored('direction');
    root.dir = (typeof isRightToLeft === 'boolean' ? isRightToLeft : language === 'ar') ? 'rtl' : 'ltr';
  }

  // Only who wants none of the languages that there are waits for it. That of a house in the browser stands in its build.
  async function languageOfHouse() {
    const { language } = (await configuration) ?? here.dataset;
    return language;
  }

  // As the app does, which takes what is asked for here: text-parts.ts.
  function askForTexts() {
    const asked = ask(`locales/${root.lang}.${isSignedIn ? 'inside' : 'start'}.json`);
    if (isSignedIn && !isFirstDashboard()) askForTextsOfPage();
    return asked;
  }

  function askForTextsOfPage() {
    const [, first, second] = path().split('/');
    const isPlace = ['apps', 'pages', 'dashboard'].includes(first) && here.dataset.texts.split(' ').includes(second);
    for (const part of ['shared', isPlace ? second : 'others']) {
      ask(`locales/${root.lang}.${part}.json`).catch(() => {
        // The app says what is the matter.
      });
    }
  }

  function path() {
    return location.pathname.replace(new URL('.', here.src).pathname, '/');
  }

  function isDashboard() {
    return path() === '/' || path().startsWith('/dashboard/');
  }

  function isFirstDashboard() {
    return ['/', '/dashboard/ecommerce'].includes(path());
  }

  function isSignInPage() {
    return !isSignedIn && home === 'server' && ['/', '/login'].includes(location.pathname);
  }

  // The build draws what those see who may do everything, at its plain address and with the menu open.
  function isWholeDashboard() {
    const rules = stored('userData')?.ability ?? [];
    const mayAll = rules.some(({ action, subject }) => action === 'manage' && subject === 'all');
    const isPlain = isFirstDashboard() && location.search === '' && !stored('menuCollapsed');
    return isSignedIn && home === 'server' && drawnDashboards[0] !== '' && mayAll && isPlain;
  }

  function drawnDashboard() {
    const [besideMenu, alone] = drawnDashboards;
    return matchMedia('(min-width: 75em)').matches ? besideMenu : alone;
  }

  async function pageOf(asking) {
    if (asking === null) return null;
    const [answer] = await Promise.all([asking, ...styles]);
    const template = document.createElement('template');
    template.innerHTML = await answer.text();
    putPortrait(template.content.querySelector('[src$="account.avatar"]'));
    return template.content;
  }

  // What somebody uploaded has to be asked for as all else of the account is: it comes with the app.
  function putPortrait(image) {
    const { avatar } = stored('userData');
    if (avatar && !avatar.startsWith('/api/')) image.src = new URL(avatar.replace(/^\//, ''), here.src);
    else image.remove();
  }

  function askForStyle(file) {
    if (drawing === null) return link(file, { rel: 'preload', as: 'style' });
    const element = link(file, { rel: 'stylesheet' });
    return new Promise((resolve, reject) => {
      element.onload = resolve;
      element.onerror = reject;
    });
  }

  function link(file, attributes) {
    const { href } = new URL(file, here.src);
    const element = Object.assign(document.createElement('link'), attributes, { crossOrigin: 'anonymous', href });
    document.head.append(element);
    return element;
  }

  function wordsOfDashboard(texts, configuration) {
    const year = new Date().getFullYear();
    const years = [year, year - 1, year - 2];
    return { ...texts, configuration, account: stored('userData'), brandName: configuration.brandName, year, years };
  }

  // The build draws the sign-in page into index.html.
  function signInPage(configuration) {
    const page = document.getElementById('sign-in-page')?.content;
    if (!page?.firstElementChild) return null;
    if (configuration.demoAccounts.length === 0) page.querySelector('fieldset').remove();
    if (configuration.registration === 'closed') page.querySelector('[href="/register"]').closest('p').remove();
    page.querySelector(`option[value="${root.lang}"]`).selected = true;
    for (const control of page.querySelectorAll('button, input, select')) control.disabled = true;
    return page;
  }

  // The page is seen before the app is there, which then takes its place.
  function showFirst(page, words) {
    const start = document.getElementById('start');
    if (!start || !page) return;
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
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (text.parentNode.localName === 'style') continue;
      text.data = text.data.replace(/[\w-]+(\.[\w-]+)+/g, wordsOf).replace(/\{\{(\w+)\}\}/g, (_, name) => words[name]);
    }
  }
})();
