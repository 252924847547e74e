import '../../ui/mantine-styles.ts';
import '@mantine/core/styles/Card.css';
import { Card } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import { useFocusNearby } from '../../ui/use-focus-nearby.ts';
import classes from './account-settings.module.css';
import { ApiKeys } from './api-keys.tsx';

export function ApiKeyPage() {
  const { t } = useTranslation();
  useFocusNearby();
  return (
    <>
      <PageHeader titleKey="accountSettings.keys.title" crumbs={[{ titleKey: 'shell.menu.pages' }]} />
      <Card>
        <p className={classes.lead}>{t('accountSettings.keys.text')}</p>
        <ApiKeys />
      </Card>
    </>
  );
}
