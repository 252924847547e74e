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

  function ask(address, as) {
    const rel = as === 'script' ? 'modulepreload' : 'preload';
    const link = Object.assign(document.createElement('link'), { rel, as, crossOrigin: 'anonymous' });
    link.href = new URL(address, here.src);
    document.head.append(link);
  }

  // Every page waits for these two: asked for now, they come while the app itself is still on its way.
  ask(`locales/${root.lang}${isSignedIn ? '' : '.start'}.json`, 'fetch');
  if (home === 'server') ask('/api/config', 'fetch');

  // The build names here what all pages inside need.
  const inside = document.querySelector('meta[name="inside"]').content;
  if (isSignedIn && inside) {
    for (const file of inside.split(' ')) ask(file, file.endsWith('.css') ? 'style' : 'script');
  }
})();
