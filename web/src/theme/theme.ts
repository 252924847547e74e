import { createTheme, rem } from '@mantine/core';
import { colorScales } from './color-scales.ts';
import { componentDefaults } from './component-defaults.ts';

const fontFamily = 'var(--atrium-font)';
const small = rem(12);
const base = rem(14);
const large = rem(20);

/** Three text sizes (12, 14, 20), a grid of 4 pixels, controls 36 pixels high and 30 where it is narrow. */
export const theme = createTheme({
  colors: colorScales,
  primaryColor: 'accent',
  primaryShade: { light: 6, dark: 6 },
  white: '#fff',
  black: '#1a202d',
  fontFamily,
  fontFamilyMonospace: 'var(--atrium-font-mono)',
  fontSizes: { xs: small, sm: base, md: base, lg: large, xl: large },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  lineHeights: { xs: '1.35', sm: '1.45', md: '1.45', lg: '1.4', xl: '1.35' },
  headings: {
    fontFamily,
    fontWeight: '600',
    textWrap: 'wrap',
    sizes: {
      h1: { fontSize: large, lineHeight: '1.35' },
      h2: { fontSize: base, lineHeight: '1.45' },
      h3: { fontSize: base, lineHeight: '1.45' },
      h4: { fontSize: base, lineHeight: '1.45' },
      h5: { fontSize: small, lineHeight: '1.35' },
      h6: { fontSize: small, lineHeight: '1.35' },
    },
  },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  radius: { xs: rem(3), sm: rem(4), md: rem(6), lg: rem(8), xl: rem(32) },
  defaultRadius: 'md',
  shadows: {
    xs: 'var(--atrium-shadow-card)',
    sm: 'var(--atrium-shadow-card)',
    md: 'var(--atrium-shadow-popover)',
    lg: 'var(--atrium-shadow-popover)',
    xl: 'var(--atrium-shadow-popover)',
  },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: componentDefaults,
});
