import { Link } from '@tanstack/react-router';
import { usePersonName } from '../../ui/use-person-name.ts';
import classes from './blog.module.css';

/** Leads to all that they have written; whoever has closed their account is nobody to ask for. */
export function AuthorName({ name }: { name: string }) {
  const nameOf = usePersonName();
  if (name === '') return <span>{nameOf(name)}</span>;
  return (
    <Link to="/pages/blog/list" search={{ author: name }} className={classes.plainLink}>
      <bdi>{name}</bdi>
    </Link>
  );
}
