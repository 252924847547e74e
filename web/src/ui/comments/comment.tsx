import type { ReactNode } from 'react';
import { LinkedText } from '../linked-text.tsx';
import { PersonAvatar } from '../person-avatar.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { usePersonName } from '../use-person-name.ts';
import classes from './comments.module.css';

interface CommentProps {
  /** What a link leads to. */
  id?: string;
  label: string;
  name: string;
  avatar: string | null;
  size?: 'sm' | 'md';
  createdAt: string;
  /** The word for it, or null when it is as it was first written. */
  edited: string | null;
  text: string;
  /** Stands in the place of the text while that is changed. */
  form: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
}

/** Who said what, and when. */
export function Comment({ id, label, name, avatar, size = 'md', createdAt, edited, ...props }: CommentProps) {
  const nameOf = usePersonName();
  return (
    <article className={classes.comment} id={id} aria-label={label}>
      <PersonAvatar name={name} picture={avatar} size={size} />
      <div className={classes.words}>
        <p className={classes.head}>
          <bdi className={classes.name}>{nameOf(name)}</bdi>
          <RelativeTime moment={createdAt} />
          {edited !== null && <span>{edited}</span>}
        </p>
        {props.form ?? (
          <p className={classes.text}>
            <bdi>
              <LinkedText text={props.text} />
            </bdi>
          </p>
        )}
        {props.children}
      </div>
    </article>
  );
}

export function CommentDeeds({ children }: { children: ReactNode }) {
  return <div className={classes.deeds}>{children}</div>;
}

interface CommentDeedProps {
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
  onClick: () => void;
  children: string;
}

export function CommentDeed({ label, icon, disabled = false, onClick, children }: CommentDeedProps) {
  return (
    <button type="button" className={classes.deed} aria-label={label} disabled={disabled} onClick={onClick}>
      {icon}
      {children}
    </button>
  );
}
