import type { CSSVariablesResolver } from '@mantine/core';
import { tones } from './color-scales.ts';

type Variables = Record<string, string>;

/** Mantine's variables follow the tokens, which know the color scheme and the skin; so they are the same in both schemes. */
export const resolveCssVariables: CSSVariablesResolver = () => {
  const variables = { ...surfaceVariables, ...neutralVariables, ...toneVariables() };
  return { variables: {}, light: variables, dark: variables };
};

const surfaceVariables: Variables = {
  '--mantine-color-body': 'var(--atrium-surface)',
  '--mantine-color-text': 'var(--atrium-text)',
  '--mantine-color-bright': 'var(--atrium-text)',
  '--mantine-color-dimmed': 'var(--atrium-text-muted)',
  '--mantine-color-placeholder': 'var(--atrium-text-faint)',
  '--mantine-color-anchor': 'var(--atrium-accent-text)',
  '--mantine-color-error': 'var(--atrium-danger-text)',
  '--mantine-color-success': 'var(--atrium-success-text)',
  '--mantine-color-default': 'var(--atrium-surface)',
  '--mantine-color-default-hover': 'var(--atrium-hover)',
  '--mantine-color-default-color': 'var(--atrium-text)',
  '--mantine-color-default-border': 'var(--atrium-border-strong)',
  '--mantine-color-disabled': 'var(--atrium-hover)',
  '--mantine-color-disabled-color': 'var(--atrium-text-faint)',
  '--mantine-color-disabled-border': 'var(--atrium-border)',
  '--mantine-primary-color-contrast': 'var(--atrium-on-accent)',
};

const neutralVariables: Variables = Object.fromEntries(
  ['ink', 'gray', 'dark'].flatMap((name) => [
    [`--mantine-color-${name}-text`, 'var(--atrium-text-muted)'],
    [`--mantine-color-${name}-filled`, 'var(--atrium-ink-7)'],
    [`--mantine-color-${name}-filled-hover`, 'var(--atrium-ink-8)'],
    [`--mantine-color-${name}-light`, 'var(--atrium-hover)'],
    [`--mantine-color-${name}-light-hover`, 'var(--atrium-pressed)'],
    [`--mantine-color-${name}-light-color`, 'var(--atrium-text-muted)'],
    [`--mantine-color-${name}-outline`, 'var(--atrium-text-muted)'],
    [`--mantine-color-${name}-outline-hover`, 'var(--atrium-hover)'],
  ]),
);

function toneVariables(): Variables {
  return Object.fromEntries(
    tones.flatMap(([name, tone]) => [
      [`--mantine-color-${name}-text`, `var(--atrium-${tone}-text)`],
      [`--mantine-color-${name}-filled`, `var(--atrium-${tone})`],
      [
        `--mantine-color-${name}-filled-hover`,
        tone === 'accent' ? 'var(--atrium-accent-hover)' : `color-mix(in srgb, var(--atrium-${tone}), black 12%)`,
      ],
      [`--mantine-color-${name}-light`, `var(--atrium-${tone}-soft)`],
      [
        `--mantine-color-${name}-light-hover`,
        `color-mix(in srgb, var(--atrium-${tone}-soft), var(--atrium-${tone}-text) 8%)`,
      ],
      [`--mantine-color-${name}-light-color`, `var(--atrium-${tone}-text)`],
      [`--mantine-color-${name}-outline`, `var(--atrium-${tone}-text)`],
      [`--mantine-color-${name}-outline-hover`, `var(--atrium-${tone}-soft)`],
    ]),
  );
}
