import '@mantine/core/styles/Checkbox.css';
import { type EventKind, eventKinds } from '@atrium/contract/calendar';
import { type CalendarLayer, calendarLayers } from '@atrium/contract/calendar-layers';
import { Button, Checkbox, Skeleton } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconPlus } from '@tabler/icons-react';
import { type RefObject, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { SearchBox } from '../../ui/data-table/search-box.tsx';
import { loadedLater } from '../../ui/loaded-later.ts';
import classes from './calendar.module.css';
import { CalendarMenu } from './calendar-menu.tsx';
import tones from './tone.module.css';
import { useIsWide } from './use-room.ts';

const MonthPicker = loadedLater(async () => ({ default: (await import('./month-picker.tsx')).MonthPicker }));

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

const layerSubjects = { tasks: 'Task', invoices: 'Invoice' } as const;

/** What one adds, and what one wants to see. */
export function CalendarSidebar(props: CalendarSidebarProps) {
  const { q, onSearch, searchBox, kinds, onKinds, layers, onLayers, onAdd } = props;
  const { t } = useTranslation();
  const ability = useAbility();
  const isWide = useIsWide();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const known = calendarLayers.filter((layer) => ability.can('read', layerSubjects[layer]));
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
        <fieldset className={classes.filters}>
          <legend className={classes.filtersName}>{t('calendar.show')}</legend>
          <Checkbox
            label={t('calendar.viewAll')}
            checked={kinds.length === eventKinds.length}
            indeterminate={kinds.length > 0 && kinds.length < eventKinds.length}
            onChange={({ currentTarget: { checked } }) => onKinds(checked ? eventKinds : [])}
          />
          {eventKinds.map((kind) => (
            <Checkbox
              key={kind}
              wrapperProps={{ 'data-tone': kind }}
              className={tones.tone ?? ''}
              color="var(--tone)"
              label={t(`calendar.kinds.${kind}`)}
              checked={kinds.includes(kind)}
              onChange={({ currentTarget: { checked } }) => onKinds(withItem(kinds, kind, checked))}
            />
          ))}
        </fieldset>
        {known.length > 0 && (
          <fieldset className={classes.filters}>
            <legend className={classes.filtersName}>{t('calendar.layers.label')}</legend>
            {known.map((layer) => (
              <Checkbox
                key={layer}
                wrapperProps={{ 'data-tone': layerSubjects[layer] }}
                className={tones.tone ?? ''}
                color="var(--tone)"
                label={t(`calendar.layers.${layer}`)}
                checked={layers.includes(layer)}
                onChange={({ currentTarget: { checked } }) => onLayers(withItem(layers, layer, checked))}
              />
            ))}
          </fieldset>
        )}
        <CalendarMenu kinds={kinds} />
      </div>
    </div>
  );
}

function withItem<Item>(items: readonly Item[], item: Item, is: boolean): readonly Item[] {
  return is ? [...items, item] : items.filter((other) => other !== item);
}
