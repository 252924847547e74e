const mantine = require('postcss-preset-mantine');

/** Where texts run another way than the page is laid out (src/theme/base.css), `start` and `end` are those of the page. */
const placesOfThePage = {
  postcssPlugin: 'places-of-the-page',
  Declaration: {
    'text-align': (declaration) => {
      if (declaration.value === 'start' || declaration.value === 'end')
        declaration.value = `var(--atrium-text-${declaration.value}, ${declaration.value})`;
    },
  },
};

module.exports = { plugins: [mantine(), placesOfThePage] };
