import type { EventKind } from '@atrium/contract/calendar';
import { type CalendarLayer, calendarLayers } from '@atrium/contract/calendar-layers';
import { Button, Skeleton } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconPlus } from '@tabler/icons-react';
import { type RefObject, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { SearchBox } from '../../ui/data-table/search-box.tsx';
import { loadedLater } from '../../ui/loaded-later.ts';
import classes from './calendar.module.css';
import { CalendarMenu } from './calendar-menu.tsx';
import { useIsWide } from './event/use-room.ts';
import { KindFilter } from './kinds/kind-filter.tsx';
import { TonedBox, withItem } from './toned-box.tsx';

const MonthPicker = loadedLater(async () => ({ default: (await import('./month/month-picker.tsx')).MonthPicker }));

interface CalendarSidebarProps {
  q: string;
  onSearch: (q: string) => void;
  searchBox: RefObject<HTMLInputElement | null>;
  kinds: readonly EventKind[];
  onKinds: (kinds: readonly EventKind[]) => void;
  layers: readonly CalendarLayer[];
  onLayers: (layers: readonly CalendarLayer[]) => void;
  /** Absent for who may not. */
  onAdd: (() => void) | undefined;
}

/** What one adds, and what one wants to see. */
export function CalendarSidebar(props: CalendarSidebarProps) {
  const { q, onSearch, searchBox, kinds, onKinds, layers, onLayers, onAdd } = props;
  const { t } = useTranslation();
  const isWide = useIsWide();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className={classes.sidebar}>
      {onAdd && (
        <Button fullWidth leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />} onClick={onAdd}>
          {t('calendar.add')}
        </Button>
      )}
      <search className={classes.search}>
        <SearchBox label={t('calendar.search')} value={q} onChange={onSearch} inputRef={searchBox} />
      </search>
      {isWide && (
        <div className={classes.pickerPlace}>
          <Suspense fallback={<Skeleton height={246} mt="md" />}>
            <MonthPicker />
          </Suspense>
        </div>
      )}
      {!isWide && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          className={classes.open ?? ''}
          leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.5} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('calendar.filters')}
        </Button>
      )}
      <div id={id} hidden={!isWide && !isOpen}>
        <KindFilter kinds={kinds} onChange={onKinds} />
        <LayerFilter layers={layers} onChange={onLayers} />
        <CalendarMenu kinds={kinds} />
      </div>
    </div>
  );
}

interface LayerFilterProps {
  layers: readonly CalendarLayer[];
  onChange: (layers: readonly CalendarLayer[]) => void;
}

const layerSubjects = { tasks: 'Task', invoices: 'Invoice' } as const;

function LayerFilter({ layers, onChange }: LayerFilterProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  const known = calendarLayers.filter((layer) => ability.can('read', layerSubjects[layer]));
  if (known.length === 0) return null;
  return (
    <fieldset className={classes.filters}>
      <legend className={classes.filtersName}>{t('calendar.layers.label')}</legend>
      {known.map((layer) => (
        <TonedBox
          key={layer}
          tone={layerSubjects[layer]}
          label={t(`calendar.layers.${layer}`)}
          isChecked={layers.includes(layer)}
          onChange={(isChecked) => onChange(withItem(layers, layer, isChecked))}
        />
      ))}
    </fieldset>
  );
}
