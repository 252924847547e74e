import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { usePersonName } from '../../ui/use-person-name.ts';
import lineClasses from './person-line.module.css';
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
    <div className={lineClasses.line}>
      <PersonAvatar name={name} picture={avatar} />
      <div className={lineClasses.lineWords}>
        <PersonLink id={id} name={name} />
        {text && <span className={classes.small}>{text}</span>}
      </div>
      {children && <div className={lineClasses.lineActions}>{children}</div>}
    </div>
  );
}

export function PersonLink({ id, name }: { id: number; name: string }) {
  const nameOf = usePersonName();
  return (
    <Link to="/pages/profile/$person" params={{ person: String(id) }} className={lineClasses.personLink}>
      <bdi>{nameOf(name)}</bdi>
    </Link>
  );
}
