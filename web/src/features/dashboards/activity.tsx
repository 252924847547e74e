import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { ChangeTimeline } from '../../ui/changes/change-timeline.tsx';
import { changesQuery } from '../../ui/changes/changes.queries.ts';
import cardClasses from './card.module.css';
import { Card, Loaded } from './card.tsx';

const latestChangesQuery = changesQuery({ page: 1, perPage: 4 });

/** What was done last, and by whom. */
export function Activity() {
  const ability = useAbility();
  return ability.can('read', 'Change') ? <Changes /> : null;
}

function Changes() {
  const { t } = useTranslation();
  const answer = useQuery(latestChangesQuery);
  return (
    <Card
      title={t('dashboards.activity.title')}
      span={4}
      link={
        <Link to="/apps/changes" className={cardClasses.link}>
          {t('dashboards.activity.link')}
        </Link>
      }
    >
      <Loaded answer={answer} height={300}>
        {({ changes }) =>
          changes.length === 0 ? (
            <p className={cardClasses.text}>{t('dashboards.activity.none')}</p>
          ) : (
            <ChangeTimeline changes={changes} label={t('dashboards.activity.title')} />
          )
        }
      </Loaded>
    </Card>
  );
}
