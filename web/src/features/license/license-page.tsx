import '../../ui/mantine-styles.ts';
import { Skeleton } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import license from '../../../../LICENSE?raw';
import { loadedLater } from '../../ui/loaded-later.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './license.module.css';

const PackageList = loadedLater(async () => ({ default: (await import('./package-list.tsx')).PackageList }));

const crumbs = [{ titleKey: 'shell.menu.pages' }];
const rights = [
  { key: 'use', is: true },
  { key: 'change', is: true },
  { key: 'pass', is: true },
  { key: 'sell', is: true },
  { key: 'closed', is: true },
  { key: 'many', is: true },
  { key: 'notice', is: null },
  { key: 'warranty', is: false },
  { key: 'liability', is: false },
] as const;

/** What one may do with Atrium, and whose work is in it. */
export function LicensePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader titleKey="license.title" crumbs={crumbs} />
      <Panel title={t('license.rights')} text={t('license.rightsText')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('license.right')}</th>
              <th scope="col">{t('license.answer')}</th>
              <th scope="col">{t('license.meaning')}</th>
            </tr>
          </thead>
          <tbody>
            {rights.map(({ key, is }) => (
              <tr key={key}>
                <th scope="row">{t(`license.of.${key}.title`)}</th>
                <td>
                  <Answer is={is} />
                </td>
                <td>{t(`license.of.${key}.text`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      <Panel title={t('license.text')} text={t('license.textText')}>
        <pre className={classes.text} dir="ltr" lang="en">
          {license}
        </pre>
      </Panel>
      <Panel title={t('license.others')} text={t('license.othersText')}>
        <Suspense fallback={<Skeleton height={320} />}>
          <PackageList />
        </Suspense>
      </Panel>
    </>
  );
}

function Answer({ is }: { is: boolean | null }) {
  const { t } = useTranslation();
  if (is === null) return t('license.asked');
  const Icon = is ? IconCheck : IconX;
  return (
    <span className={classes.answer} data-is={is}>
      <Icon size={16} stroke={2} aria-hidden />
      {t(is ? 'license.yes' : 'license.no')}
    </span>
  );
}
