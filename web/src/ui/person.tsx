import type { ReactNode } from 'react';
import classes from './person.module.css';
import { PersonAvatar } from './person-avatar.tsx';

interface PersonProps {
  name: string;
  email: string;
  picture?: string | null;
  /** What stands for the name, such as a link; the name itself when left out. */
  children?: ReactNode;
}

/** Who a row is about: picture or initials, name, e-mail address. */
export function Person({ name, email, picture, children }: PersonProps) {
  return (
    <span className={classes.person}>
      <PersonAvatar name={name} {...(picture && { picture })} />
      <span className={classes.words}>
        {children ?? <bdi className={classes.name}>{name}</bdi>}
        <bdi className={classes.email}>{email}</bdi>
      </span>
    </span>
  );
}
