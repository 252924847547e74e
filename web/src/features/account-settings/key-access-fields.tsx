import '@mantine/core/styles/Radio.css';
import '../../ui/mantine-styles.ts';
import { KeyAccess, type KeyAreas, type KeyLevel, keyAccesses, type NewApiKey } from '@atrium/contract/api-keys';
import { type Area, areas } from '@atrium/contract/grants';
import { Radio, Select, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './account-settings.module.css';

export type Access = Pick<NewApiKey, 'access' | 'areas'>;

interface AccessFieldsProps {
  given: Access;
  onChange: (given: Access) => void;
}

/** What a key may. The areas stay chosen while something else is. */
export function AccessFields({ given, onChange }: AccessFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Radio.Group
        label={t('accountSettings.keys.may')}
        value={given.access}
        onChange={(access) => onChange({ ...given, access: KeyAccess.parse(access) })}
      >
        <Stack gap={8} mt={8}>
          {keyAccesses.map((each) => (
            <Radio
              key={each}
              value={each}
              label={t(`accountSettings.keys.access.${each}`)}
              description={t(`accountSettings.keys.accessText.${each}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {given.access === 'chosen' && (
        <AreaTable chosen={given.areas} onChange={(chosen) => onChange({ ...given, areas: chosen })} />
      )}
    </>
  );
}

function AreaTable({ chosen, onChange }: { chosen: KeyAreas; onChange: (areas: KeyAreas) => void }) {
  const { t } = useTranslation();
  const levels = [
    { value: 'none', label: t('accountSettings.keys.levels.none') },
    { value: 'read', label: t('accountSettings.keys.levels.read') },
    { value: 'write', label: t('accountSettings.keys.levels.write') },
  ];
  return (
    <div className={classes.rows}>
      {areas.map((area) => (
        <Select
          key={area}
          label={t(`roles.areas.${area}`)}
          data={levels}
          value={chosen[area] ?? 'none'}
          allowDeselect={false}
          onChange={(level) => onChange(withLevel(chosen, area, level === 'read' || level === 'write' ? level : null))}
          mb={8}
        />
      ))}
    </div>
  );
}

function withLevel(chosen: KeyAreas, area: Area, level: KeyLevel | null): KeyAreas {
  const { [area]: _, ...others } = chosen;
  return level === null ? others : { ...others, [area]: level };
}
