import { createFileRoute, Outlet } from '@tanstack/react-router';

/** The pages without menu and bar. The first of them is where most people begin, so it comes with the app itself. */
export const Route = createFileRoute('/_blank')({ codeSplitGroupings: [], component: Outlet });
