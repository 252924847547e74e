import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Radio.css';
import { type PriceBand, type ProductFacets, priceBandLimits } from '@atrium/contract/products';
import { Button, Checkbox, Radio, Skeleton } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import { useCategoryName } from '../../../ui/product-categories.ts';
import { Stars } from '../products/stars.tsx';
import classes from './shop-filters.module.css';
import { type ChangeShop, clearedFilters, isFiltered, type ShopSearch } from './shop-search.ts';

interface ShopFiltersProps {
  state: ShopSearch;
  facets: ProductFacets | undefined;
  onChange: ChangeShop;
}

/** What narrows the list down, each choice with how many products it would let through. */
export function ShopFilters({ state, facets, onChange }: ShopFiltersProps) {
  const { t } = useTranslation();
  const bandName = useBandName();
  const categoryName = useCategoryName();
  if (!facets) return <Skeleton height={480} />;
  const free = facets.hasFreeShipping.find(({ value }) => value)?.total ?? 0;
  return (
    <div className={classes.filters}>
      <Choices
        title={t('shop.filters.price')}
        counts={facets.priceBands}
        chosen={state.priceBand}
        onChange={(priceBand) => onChange({ priceBand })}
        labelOf={bandName}
      />
      <Choices
        title={t('shop.filters.category')}
        counts={facets.categories}
        chosen={state.category}
        onChange={(category) => onChange({ category })}
        labelOf={(category) => <bdi>{categoryName(category)}</bdi>}
      />
      <Choices
        title={t('shop.filters.brand')}
        counts={facets.brands}
        chosen={state.brand}
        onChange={(brand) => onChange({ brand })}
        labelOf={(brand) => <bdi>{brand}</bdi>}
      />
      <Ratings counts={facets.ratings} state={state} onChange={onChange} />
      <Group title={t('shop.filters.shipping')}>
        <Choice label={t('shop.freeShipping')} total={free}>
          {(name) => (
            <Checkbox
              {...name}
              checked={state.hasFreeShipping === true}
              onChange={({ currentTarget }) => onChange({ hasFreeShipping: currentTarget.checked || undefined })}
            />
          )}
        </Choice>
      </Group>
      <Button variant="default" fullWidth disabled={!isFiltered(state)} onClick={() => onChange(clearedFilters)}>
        {t('shop.filters.clear')}
      </Button>
    </div>
  );
}

interface ChoicesProps<Value extends string> {
  title: string;
  counts: readonly { value: Value; total: number }[];
  chosen: readonly Value[] | undefined;
  onChange: (chosen: readonly Value[] | undefined) => void;
  labelOf: (value: Value) => ReactNode;
}

/** Any of these. */
function Choices<Value extends string>({ title, counts, chosen = [], onChange, labelOf }: ChoicesProps<Value>) {
  const toggle = (value: Value) => {
    const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
    onChange(next.length > 0 ? next : undefined);
  };
  if (counts.length === 0) return null;
  return (
    <Group title={title}>
      {counts.map(({ value, total }) => (
        <Choice key={value} label={labelOf(value)} total={total}>
          {(name) => <Checkbox {...name} checked={chosen.includes(value)} onChange={() => toggle(value)} />}
        </Choice>
      ))}
    </Group>
  );
}

interface RatingsProps {
  counts: ProductFacets['ratings'];
  state: ShopSearch;
  onChange: ChangeShop;
}

/** So many stars at least. */
function Ratings({ counts, state, onChange }: RatingsProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const group = useId();
  return (
    <Group title={t('shop.filters.rating')}>
      {counts
        .filter(({ value }) => value < 5)
        .map(({ value, total }) => (
          <Choice
            key={value}
            label={
              <span className={classes.rating}>
                <Stars rating={value} />{' '}
                {value > 1 ? t('shop.filters.andUp', { rating: number(value) }) : t('shop.filters.anyRating')}
              </span>
            }
            total={total}
          >
            {(name) => (
              <Radio
                {...name}
                size="sm"
                name={group}
                checked={(state.rating ?? 1) === value}
                onChange={() => onChange({ rating: value === 1 ? undefined : value })}
              />
            )}
          </Choice>
        ))}
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

interface ChoiceProps {
  label: ReactNode;
  total: number;
  children: (name: { id: string }) => ReactNode;
}

function Choice({ label, total, children }: ChoiceProps) {
  const { number } = useFormat();
  const id = useId();
  return (
    <div className={classes.choice} data-none={total === 0 || undefined}>
      {children({ id })}
      <label htmlFor={id} className={classes.label}>
        <span className={classes.words}>{label}</span>
        <span className={classes.total}>{number(total)}</span>
      </label>
    </div>
  );
}

/** The limits of a band, in whole units: 10 to 100. */
function useBandName(): (band: PriceBand) => string {
  const { t } = useTranslation();
  const { shortMoney } = useFormat();
  return (band) => {
    const { from, to } = priceBandLimits[band];
    const limits = { from: Math.floor(from / 100) * 100, to: Math.ceil(to / 100) * 100 };
    return t(`shop.bands.${band}`, { from: shortMoney(limits.from), to: shortMoney(limits.to) });
  };
}
