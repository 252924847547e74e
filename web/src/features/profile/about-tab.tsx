import type { PersonPage } from '@atrium/contract/profile-people';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { AboutFacts } from './about-facts.tsx';
import classes from './profile.module.css';

export function AboutTab({ person }: { person: PersonPage }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <Panel title={t('profile.tab.about')}>
        <AboutFacts person={person} withLinks />
      </Panel>
      <Panel title={t('profile.inNumbers')}>
        <dl className={classes.facts}>
          {(['posts', 'photos', 'friends'] as const).map((part) => (
            <div key={part}>
              <dt>{t(`profile.number.${part}`)}</dt>
              <dd>{format.number(person[part])}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </>
  );
}
