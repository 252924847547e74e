import type { Change } from '@atrium/contract/changes';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './changes.module.css';

/** What was changed: the way to it, where it has a page and is still there. */
export function ChangedThing({ change }: { change: Change }) {
  const { t } = useTranslation();
  return (
    <span className={classes.thing}>
      <span className={classes.kind}>{t(`changes.entities.${change.entity}`)}</span>
      <ThingName change={change} />
    </span>
  );
}

function ThingName({ change: { entity, entityId, entityName, after } }: { change: Change }) {
  const name = entityName || `#${entityId}`;
  if (entity === 'user' && after !== null) {
    return (
      <Link to="/apps/user/view/$id" params={{ id: String(entityId) }} className={classes.link}>
        <bdi>{name}</bdi>
      </Link>
    );
  }
  if (entity === 'message') {
    return (
      <Link to="/apps/messages" search={{ message: entityId }} className={classes.link}>
        <bdi>{name}</bdi>
      </Link>
    );
  }
  return (
    <span className={classes.name}>
      <bdi>{name}</bdi>
    </span>
  );
}
