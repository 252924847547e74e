import '@mantine/core/styles/Checkbox.css';
import type { EventKind } from '@atrium/contract/calendar';
import type { OwnEventKind } from '@atrium/contract/event-kinds';
import { Button, Checkbox, Menu } from '@mantine/core';
import { IconDots, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { LazyMenu } from '../../../ui/lazy-menu.tsx';
import { loadedLater } from '../../../ui/loaded-later.ts';
import calendar from '../calendar.module.css';
import { TonedBox, withItem } from '../toned-box.tsx';
import classes from './kinds.module.css';
import { useKinds } from './kinds.ts';

const KindPanel = loadedLater(async () => ({ default: (await import('./kind-panel.tsx')).KindPanel }));
const KindDeletion = loadedLater(async () => ({ default: (await import('./kind-deletion.tsx')).KindDeletion }));

interface KindFilterProps {
  kinds: readonly EventKind[];
  onChange: (kinds: readonly EventKind[]) => void;
}

type Opened = { edited: OwnEventKind | 'new' } | { deleted: OwnEventKind } | null;

/** Which kinds one sees, and what one does with those that one has made. */
export function KindFilter({ kinds, onChange }: KindFilterProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  const all = useKinds();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const isAll = kinds.length === all.length;
  return (
    <fieldset className={calendar.filters}>
      <legend className={calendar.filtersName}>{t('calendar.show')}</legend>
      <Checkbox
        label={t('calendar.viewAll')}
        checked={isAll}
        indeterminate={kinds.length > 0 && !isAll}
        onChange={({ currentTarget: { checked } }) => onChange(checked ? all.map(({ key }) => key) : [])}
      />
      {all.map(({ key, label, tone, own }) => (
        <div key={key} className={classes.own}>
          <TonedBox
            tone={tone}
            label={label}
            isChecked={kinds.includes(key)}
            onChange={(isChecked) => onChange(withItem(kinds, key, isChecked))}
          />
          {own && (
            <KindMenu
              kind={own}
              onEdit={() => setOpened({ edited: own })}
              onDelete={() => setOpened({ deleted: own })}
            />
          )}
        </div>
      ))}
      {ability.can('create', 'Calendar') && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          className={classes.add ?? ''}
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          onClick={() => setOpened({ edited: 'new' })}
        >
          {t('calendar.ownKinds.add')}
        </Button>
      )}
      <Suspense>
        {opened && 'edited' in opened && (
          <KindPanel
            kind={opened.edited}
            onClose={(added) => {
              if (added && !isAll) onChange(withItem(kinds, added, true));
              close();
            }}
          />
        )}
        {opened && 'deleted' in opened && <KindDeletion kind={opened.deleted} onClose={close} />}
      </Suspense>
    </fieldset>
  );
}

interface KindMenuProps {
  kind: OwnEventKind;
  onEdit: () => void;
  onDelete: () => void;
}

function KindMenu({ kind, onEdit, onDelete }: KindMenuProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  const [mayUpdate, mayDelete] = [ability.can('update', 'Calendar'), ability.can('delete', 'Calendar')];
  if (!mayUpdate && !mayDelete) return null;
  return (
    <LazyMenu
      label={t('calendar.ownKinds.actionsOf', { name: kind.name })}
      icon={<IconDots size={16} stroke={1.5} aria-hidden />}
      className={classes.menuButton}
    >
      {() => (
        <>
          {mayUpdate && <Menu.Item onClick={onEdit}>{t('calendar.ownKinds.edit')}</Menu.Item>}
          {mayDelete && (
            <Menu.Item color="danger" onClick={onDelete}>
              {t('calendar.ownKinds.delete')}
            </Menu.Item>
          )}
        </>
      )}
    </LazyMenu>
  );
}
