import '../../ui/mantine-styles.ts';
import '@mantine/core/styles/Card.css';
import { Card } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './account-settings.module.css';

interface SettingsSectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** What a group of settings is about, and beside it the settings. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={classes.text}>{text}</p>
      </div>
      <Card>{children}</Card>
    </section>
  );
}
