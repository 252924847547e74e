import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { usePersonName } from '../../ui/use-person-name.ts';
import classes from './profile.module.css';

interface PersonLineProps {
  id: number;
  name: string;
  avatar: string;
  /** What stands below the name. */
  text?: ReactNode;
  children?: ReactNode;
}

/** Somebody, with the way to their page. */
export function PersonLine({ id, name, avatar, text, children }: PersonLineProps) {
  return (
    <div className={classes.line}>
      <PersonAvatar name={name} picture={avatar} />
      <div className={classes.lineWords}>
        <PersonLink id={id} name={name} />
        {text && <span className={classes.small}>{text}</span>}
      </div>
      {children && <div className={classes.lineActions}>{children}</div>}
    </div>
  );
}

export function PersonLink({ id, name }: { id: number; name: string }) {
  const nameOf = usePersonName();
  return (
    <Link to="/pages/profile/$person" params={{ person: String(id) }} className={classes.personLink}>
      <bdi>{nameOf(name)}</bdi>
    </Link>
  );
}
