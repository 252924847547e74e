import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import classes from './card.module.css';

interface ChangeNoteProps {
  now: number;
  before: number;
  format: (value: number) => string;
  /** Of what is better the less there is of it. */
  isLessBetter?: boolean;
}

/** By how much something is more or less than in the period before. The arrow says it to who does not see its colour. */
export function ChangeNote({ now, before, format, isLessBetter = false }: ChangeNoteProps) {
  const { t } = useTranslation();
  const { percent } = useFormat();
  const way = Math.sign(now - before);
  const icon = { size: 14, stroke: 2, 'aria-hidden': true } as const;
  const Icon = way > 0 ? IconArrowUpRight : way < 0 ? IconArrowDownRight : IconArrowRight;
  const tone = way === 0 ? 'same' : way > 0 === isLessBetter ? 'bad' : 'good';
  return (
    <span className={classes.change} data-tone={tone}>
      <Icon {...icon} />
      <bdi>{wordsOf()}</bdi>
    </span>
  );

  function wordsOf(): string {
    if (way === 0) return t('dashboards.change.same');
    if (before === 0) return t('dashboards.change.none');
    const values = { percent: percent(Math.abs(now - before) / Math.abs(before)), before: format(before) };
    return t(way > 0 ? 'dashboards.change.up' : 'dashboards.change.down', values);
  }
}
