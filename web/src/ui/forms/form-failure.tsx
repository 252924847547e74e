import '../mantine-styles.ts';
import { Alert } from '@mantine/core';
import { Suspense } from 'react';
import { loadedLater } from '../loaded-later.ts';
import type { Made } from './use-contract-form.ts';

const WayToMade = loadedLater(async () => ({ default: (await import('./way-to-made.tsx')).WayToMade }));

interface FormFailureProps {
  failure: string | null;
  made: Made | null;
  mt?: 'md';
}

/** What went wrong with a form as a whole, and the way to what it had made before. */
export function FormFailure({ failure, made, mt }: FormFailureProps) {
  if (failure === null) return null;
  return (
    <Alert color="danger" role="alert" mt={mt}>
      {failure}
      <Suspense>{made && <WayToMade made={made} />}</Suspense>
    </Alert>
  );
}
