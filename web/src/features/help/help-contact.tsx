import { Button } from '@mantine/core';
import { IconMail, IconMapPin, IconMessage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import classes from './help.module.css';
import { contactQuery } from './help.queries.ts';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** How to reach people when no answer is there: as far as the house has said so. */
export function HelpContact() {
  const { t } = useTranslation();
  const canChat = useAbility().can('read', 'Chat');
  const { data } = useQuery(contactQuery);
  if (!data || (data.email === null && data.address === '' && !canChat)) return null;
  const { email, address } = data;
  return (
    <section className={classes.contact} aria-labelledby="help-contact">
      <h2 id="help-contact">{t('help.contact.title')}</h2>
      <p className={classes.muted}>{t('help.contact.text')}</p>
      <div className={classes.contactCards}>
        {email !== null && (
          <Card icon={<IconMail {...icon} />} title={t('help.contact.email')} text={<bdi>{email}</bdi>}>
            <Button component="a" href={`mailto:${email}`} variant="default" size="compact-sm">
              {t('help.contact.write')}
            </Button>
          </Card>
        )}
        {canChat && (
          <Card icon={<IconMessage {...icon} />} title={t('help.contact.chat')} text={t('help.contact.chatText')}>
            <LinkButton to="/apps/chat" variant="default" size="compact-sm">
              {t('help.contact.openChat')}
            </LinkButton>
          </Card>
        )}
        {address !== '' && (
          <Card icon={<IconMapPin {...icon} />} title={t('help.contact.visit')} text={<bdi>{address}</bdi>} />
        )}
      </div>
    </section>
  );
}

interface CardProps {
  icon: ReactNode;
  title: string;
  text: ReactNode;
  children?: ReactNode;
}

function Card({ icon: sign, title, text, children }: CardProps) {
  return (
    <div className={classes.contactCard}>
      <span className={classes.icon} data-color="primary">
        {sign}
      </span>
      <div>
        <h3>{title}</h3>
        <p className={classes.muted}>{text}</p>
        {children}
      </div>
    </div>
  );
}
