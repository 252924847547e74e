import type { ContactDetails } from '@atrium/contract/chat-contacts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { contactQuery } from '../chat.queries.ts';
import classes from '../chat-panels.module.css';
import { SharedFiles } from '../files/shared-files.tsx';
import { ChatAvatar } from '../list/chat-avatar.tsx';
import { ContactDecisions } from './contact-decisions.tsx';
import { useStatusOf } from './presence.ts';

export function ContactPanel({ contactId, onClose }: { contactId: number; onClose: () => void }) {
  const { t } = useTranslation();
  const { data: contact, error, refetch } = useQuery(contactQuery(contactId));
  return (
    <SidePanel title={t('chat.contact.title')} onClose={onClose}>
      {() =>
        contact ? <About contact={contact} /> : error && <ErrorState error={error} onRetry={() => void refetch()} />
      }
    </SidePanel>
  );
}

function About({ contact }: { contact: ContactDetails }) {
  const { t } = useTranslation();
  const canSeeProfiles = useAbility().can('read', 'Profile');
  const statusOf = useStatusOf();
  const status = statusOf(contact);
  const { fullName, avatar, role, about, chat, isClosed } = contact;
  return (
    <Stack gap={20}>
      <div className={classes.person}>
        <ChatAvatar name={fullName} picture={avatar} status={status} size="lg" />
        <bdi className={classes.name}>{fullName}</bdi>
        {role !== '' && <span className={classes.muted}>{role}</span>}
        {!isClosed && (
          <span className={classes.muted}>{contact.isSample ? t('chat.sample') : t(`chat.status.${status}`)}</span>
        )}
        {canSeeProfiles && !isClosed && (
          <Link to="/pages/profile/$person" params={{ person: `account-${contact.id}` }}>
            {t('chat.contact.toProfile')}
          </Link>
        )}
      </div>
      {about !== '' && (
        <section>
          <h3 className={classes.heading}>{t('chat.contact.about')}</h3>
          <p className={classes.text} dir="auto">
            {about}
          </p>
        </section>
      )}
      {isClosed ? <p className={classes.muted}>{t('chat.closed.note')}</p> : <HowToReach contact={contact} />}
      {chat && <SharedFiles conversationId={chat.conversationId} />}
      <ContactDecisions contact={contact} />
    </Stack>
  );
}

function HowToReach({ contact: { email, phone } }: { contact: ContactDetails }) {
  const { t } = useTranslation();
  return (
    <section>
      <h3 className={classes.heading}>{t('chat.contact.personal')}</h3>
      <dl className={classes.facts}>
        <dt>{t('chat.contact.email')}</dt>
        <dd>
          <a href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>
        </dd>
        {phone !== '' && (
          <>
            <dt>{t('chat.contact.phone')}</dt>
            <dd>
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                <bdi dir="ltr">{phone}</bdi>
              </a>
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
