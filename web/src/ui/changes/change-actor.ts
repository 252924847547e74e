import type { Change } from '@atrium/contract/changes';
import { useTranslation } from 'react-i18next';

/** Who did it: an account, or the system. Who signs in is nobody until then, and is named by what was made. */
export function useActorName(): (change: Change) => string {
  const { t } = useTranslation();
  return ({ actorName, entity, entityName }) => {
    if (actorName !== '') return actorName;
    return entity === 'session' ? entityName : t('changes.system');
  };
}
