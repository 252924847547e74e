import { entities } from '@atrium/contract/changes';
import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { placeOf } from '../../navigation/place.ts';
import { LinkButton } from '../link-button.tsx';
import type { Made } from './use-contract-form.ts';

/** Leads to what was made before; what has no page of its own is shown where it belongs, by whoever knows. */
export function WayToMade({ made }: { made: Made }) {
  const { t } = useTranslation();
  const entity = entities.find((each) => each === made.entity);
  const place = entity ? placeOf(entity, made.id) : null;
  if (!place) return null;
  return (
    <Group mt="sm">
      <LinkButton {...place} size="compact-sm" variant="default">
        {t('ui.showMade')}
      </LinkButton>
    </Group>
  );
}
