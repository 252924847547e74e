import { createContext, type ReactNode } from 'react';

/** What stands at the end of the heading of every page; the shell says what that is. */
export const PageToolsContext = createContext<ReactNode>(null);
