import type { Subject } from '@atrium/contract/policy';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAbility } from '../session/ability.ts';
import { useLatest } from './use-latest.ts';

/** `#new` at the end of the address of a list begins a new thing from anywhere; it is there once. */
export function useAddingByAddress(subject: Subject, onAdd: () => void): void {
  const navigate = useNavigate();
  const isAsked = useRouterState({ select: ({ location }) => location.hash === 'new' });
  const add = useLatest(onAdd);
  const may = useAbility().can('create', subject);
  useEffect(() => {
    if (!isAsked) return;
    if (may) add.current();
    void navigate({ to: '.', search: true, hash: '', replace: true });
  }, [isAsked, may, add, navigate]);
}
