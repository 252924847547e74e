import type { User } from '@atrium/contract/users';
import { Link } from '@tanstack/react-router';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import classes from './user-labels.module.css';

/** Who a row is about: picture or initials, name as the way to the user, e-mail address. */
export function UserPerson({ user }: { user: User }) {
  return (
    <span className={classes.person}>
      <PersonAvatar name={user.fullName} picture={user.avatar} />
      <span className={classes.words}>
        <Link to="/apps/user/view/$id" params={{ id: String(user.id) }} className={classes.name}>
          <bdi>{user.fullName}</bdi>
        </Link>
        <bdi className={classes.email}>{user.email}</bdi>
      </span>
    </span>
  );
}
