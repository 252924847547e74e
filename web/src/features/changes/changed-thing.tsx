import { type Change, isEntity } from '@atrium/contract/changes';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { placeOf } from '../../navigation/place.ts';
import cut from '../../ui/cut.module.css';
import classes from './changes.module.css';

/** What was changed: the way to it, where it has a page and is still there. What nobody here knows any more is called as it was recorded. */
export function ChangedThing({ change }: { change: Change }) {
  const { t } = useTranslation();
  const { entity } = change;
  return (
    <span className={classes.thing}>
      <span className={classes.kind}>{isEntity(entity) ? t(`changes.entities.${entity}`) : <bdi>{entity}</bdi>}</span>
      <ThingName change={change} />
    </span>
  );
}

function ThingName({ change: { entity, entityId, entityName, after } }: { change: Change }) {
  const name = entityName || `#${entityId}`;
  const place = after === null || !isEntity(entity) ? null : placeOf(entity, entityId);
  if (!place)
    return (
      <span className={classes.name}>
        <bdi className={cut.cut}>{name}</bdi>
      </span>
    );
  return (
    <Link to={place.to} search={place.search ?? {}} className={classes.link}>
      <bdi className={cut.cut}>{name}</bdi>
    </Link>
  );
}
