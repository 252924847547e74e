import type { User } from '@atrium/contract/users';
import { Link } from '@tanstack/react-router';
import cut from '../../ui/cut.module.css';
import { Person } from '../../ui/person.tsx';
import classes from './user-labels.module.css';

/** Who a row is about; the name is the way to the user. */
export function UserPerson({ user }: { user: User }) {
  return (
    <Person name={user.fullName} email={user.email} picture={user.avatar}>
      <Link to="/apps/user/view/$id" params={{ id: String(user.id) }} className={classes.name}>
        <bdi className={cut.cut}>{user.fullName}</bdi>
      </Link>
    </Person>
  );
}
