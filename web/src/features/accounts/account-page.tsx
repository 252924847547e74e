import { createContext, type ReactNode, useContext } from 'react';
import { BlankLayout } from '../../blank/blank-layout.tsx';
import classes from './account-page.module.css';
import { Cover } from './cover.tsx';
import { HomeSwitch } from './home-switch.tsx';
import { useAccountLinks } from './look.ts';
import { SignedInNote } from './signed-in-note.tsx';

interface AccountPageProps {
  title: string;
  intro?: ReactNode;
  /** Where else one might want to go, under all else. */
  below?: ReactNode;
  /** It is of the account that is signed in, and takes nobody's place. */
  isOwn?: boolean;
  children: ReactNode;
}

/** Whether it stands over another page, which it must not lead away from. */
export const OverPage = createContext(false);

/** A page of signing in and what belongs to it: a form beside the cover, or on a card of its own. */
export function AccountPage({ title, intro, below, isOwn = false, children }: AccountPageProps) {
  const { look } = useAccountLinks();
  const isOver = useContext(OverPage);
  const page = (
    <div className={classes.page} data-card={look === 'basic' || undefined}>
      <div className={classes.heading}>
        <h1>{title}</h1>
        {intro && <p className={classes.intro}>{intro}</p>}
      </div>
      {look !== 'own' && !isOwn && <SignedInNote />}
      {children}
      {below && <p className={classes.below}>{below}</p>}
    </div>
  );
  if (isOver) return page;
  return (
    <BlankLayout aside={look === 'basic' ? undefined : <Cover />} footer={<HomeSwitch />}>
      {page}
    </BlankLayout>
  );
}
