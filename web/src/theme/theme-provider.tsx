import { DirectionProvider, MantineProvider } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { skinColorSchemeManager } from './color-scheme.ts';
import { resolveCssVariables } from './css-variables.ts';
import { takeMarkedOption } from './take-marked-option.ts';
import { theme } from './theme.ts';
import './scales.css';
import './theme.css';
import '@mantine/core/styles/global.css';

const colorSchemeManager = skinColorSchemeManager();

interface ThemeProviderProps {
  children: ReactNode;
  /** Paper is light, whatever the skin. */
  isPaper?: boolean;
}

/** Mantine with our look. It stands around what uses Mantine, which the pages before sign-in need not. */
export function ThemeProvider({ children, isPaper = false }: ThemeProviderProps) {
  // Once for all, however many there are: the same listener is added but once.
  useEffect(() => document.addEventListener('keydown', takeMarkedOption), []);
  return (
    <DirectionProvider>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={resolveCssVariables}
        colorSchemeManager={colorSchemeManager}
        deduplicateCssVariables={false}
        {...(isPaper && { forceColorScheme: 'light' as const })}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
