import { packages } from 'virtual:packages';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import classes from './license.module.css';

/** The packages of others that Atrium runs with; what is looked for is in the address. */
export function PackageList() {
  const { t } = useTranslation();
  const format = useFormat();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const [q, setQ] = useState(typeof search.q === 'string' ? search.q : '');
  const words = q.trim().toLowerCase();
  const found = packages.filter(({ name, license }) => `${name} ${license}`.toLowerCase().includes(words));
  const change = (next: string) => {
    setQ(next);
    void navigate({ to: '.', search: next === '' ? {} : { q: next }, replace: true, resetScroll: false });
  };
  return (
    <>
      <TextInput
        type="search"
        label={t('license.search')}
        leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
        value={q}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <p className={classes.count} role="status">
        {t('license.found', { count: found.length, formatted: format.number(found.length) })}
      </p>
      <ScrollRegion label={t('license.others')} className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('license.package')}</th>
              <th scope="col">{t('license.version')}</th>
              <th scope="col">{t('license.license')}</th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ name, version, license }) => (
              <tr key={`${name}@${version}`}>
                <th scope="row">
                  <bdi dir="ltr">{name}</bdi>
                </th>
                <td>
                  <bdi dir="ltr">{version}</bdi>
                </td>
                <td>
                  <bdi dir="ltr">{license || t('license.unsaid')}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}
