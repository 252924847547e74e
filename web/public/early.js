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

  const languages = [localStorage.getItem('language'), ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
  root.lang = languages.find((language) => ['en', 'de', 'fr', 'pt', 'ar'].includes(language)) ?? 'en';

  const isRightToLeft = stored('direction');
  root.dir = (typeof isRightToLeft === 'boolean' ? isRightToLeft : root.lang === 'ar') ? 'rtl' : 'ltr';
})();
