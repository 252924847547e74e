import type { Email, MailPerson, MailReply } from '@atrium/contract/mail';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import classes from '../thread/mail-detail.module.css';

/** From whom, to whom, when: all of it. */
export function MailHeaders({ message }: { message: Email | MailReply }) {
  const { t } = useTranslation();
  const format = useFormat();
  const addresses = (emails: readonly string[]) => emails.map((email) => ({ name: '', email }));
  return (
    <dl className={classes.headers}>
      <People label={t('mail.fields.from')} people={[message.from]} />
      <People label={t('mail.fields.to')} people={message.to} />
      <People label={t('mail.fields.cc')} people={addresses(message.cc)} />
      <People label={t('mail.fields.bcc')} people={addresses(message.bcc)} />
      <dt>{t('mail.fields.date')}</dt>
      <dd>{format.dateTime(message.time)}</dd>
    </dl>
  );
}

function People({ label, people }: { label: string; people: readonly MailPerson[] }) {
  if (people.length === 0) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <ul className={classes.people}>
          {people.map(({ name, email }) => (
            <li key={email}>
              {name && <bdi>{name} </bdi>}
              <bdi className={classes.address}>{email}</bdi>
            </li>
          ))}
        </ul>
      </dd>
    </>
  );
}
