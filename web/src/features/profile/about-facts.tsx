import type { PersonPage } from '@atrium/contract/profile-people';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import lineClasses from './person-line.module.css';
import classes from './profile.module.css';

const networks = ['twitter', 'facebook', 'google', 'linkedIn', 'instagram', 'quora'] as const;

/** What somebody says of themselves. */
export function AboutFacts({ person, withLinks = false }: { person: PersonPage; withLinks?: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { about, joined, lives, email, website, socialLinks } = person;
  const links = withLinks ? networks.filter((network) => socialLinks[network] !== '') : [];
  return (
    <>
      <p className={about ? classes.text : classes.small} dir="auto">
        {about || t('profile.noAbout')}
      </p>
      <dl className={classes.facts}>
        {joined !== null && <Fact name={t('profile.joined')}>{format.day(joined)}</Fact>}
        {lives !== '' && (
          <Fact name={t('profile.lives')}>
            <bdi>{lives}</bdi>
          </Fact>
        )}
        {email !== null && (
          <Fact name={t('profile.email')}>
            <bdi>{email}</bdi>
          </Fact>
        )}
        {website !== '' && (
          <Fact name={t('profile.website')}>
            <Outside address={website} />
          </Fact>
        )}
        {links.map((network) => (
          <Fact key={network} name={t(`profile.network.${network}`)}>
            <Outside address={socialLinks[network]} />
          </Fact>
        ))}
      </dl>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Outside({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow" className={lineClasses.personLink}>
      <bdi>{address.replace(/^https?:\/\//, '')}</bdi>
    </a>
  );
}
