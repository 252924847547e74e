import type { Connection } from '@atrium/contract/user-preferences';
import { Text } from '@mantine/core';
import {
  IconBrandAsana,
  IconBrandBehance,
  IconBrandDribbble,
  IconBrandFacebook,
  IconBrandGithub,
  IconBrandGoogle,
  IconBrandLinkedin,
  IconBrandSlack,
  IconBrandTwitter,
  IconMailbox,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './user-view.module.css';

type Service = Connection['service'];

const icons = {
  google: IconBrandGoogle,
  slack: IconBrandSlack,
  github: IconBrandGithub,
  mailchimp: IconMailbox,
  asana: IconBrandAsana,
  facebook: IconBrandFacebook,
  twitter: IconBrandTwitter,
  linkedin: IconBrandLinkedin,
  dribbble: IconBrandDribbble,
  behance: IconBrandBehance,
} as const;

const social: readonly Service[] = ['facebook', 'twitter', 'linkedin', 'dribbble', 'behance'];

/** Social profiles have an address; the others are on or off. */
export function isSocial(service: Service): boolean {
  return social.includes(service);
}

export function ServiceName({ service, text }: { service: Service; text: ReactNode }) {
  const { t } = useTranslation();
  const Icon = icons[service];
  return (
    <div className={classes.service}>
      <Icon size={24} stroke={1.5} aria-hidden />
      <div className={classes.words}>
        <Text size="sm" fw={500}>
          {t(`users.connections.services.${service}`)}
        </Text>
        <Text size="sm" c="dimmed" component="div">
          {text}
        </Text>
      </div>
    </div>
  );
}
