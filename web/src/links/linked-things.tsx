import type { Linkable, Linked, Link as LinkOfThings } from '@atrium/contract/links';
import {
  type Icon,
  IconAddressBook,
  IconCalendarEvent,
  IconCheckbox,
  IconFileInvoice,
  IconMail,
  IconMessage,
  IconX,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { placeOf } from '../navigation/place.ts';
import { ErrorState } from '../ui/error-state.tsx';
import classes from './linked-things.module.css';
import { linksQuery, useRemoveLink } from './links.queries.ts';

const icons: Readonly<Record<Linkable, Icon>> = {
  'chat-message': IconMessage,
  contact: IconAddressBook,
  event: IconCalendarEvent,
  invoice: IconFileInvoice,
  mail: IconMail,
  task: IconCheckbox,
};

interface LinkedThingsProps extends Linked {
  /** Where it stands among the headings of the page. */
  headingLevel?: 2 | 3;
}

/** What a thing is linked with, each a way there; nothing where there is none. */
export function LinkedThings({ entity, id, headingLevel = 3 }: LinkedThingsProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const { data: links, error, refetch } = useQuery(linksQuery({ entity, id }));
  if (!links) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null;
  if (links.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <Heading id={headingId} className={classes.heading}>
        {t('links.title')}
      </Heading>
      <ul className={classes.list}>
        {links.map((link) => (
          <LinkedThing key={link.id} link={link} />
        ))}
      </ul>
    </section>
  );
}

function LinkedThing({ link }: { link: LinkOfThings }) {
  const { t } = useTranslation();
  const { mutate: remove, isPending } = useRemoveLink();
  const Icon = icons[link.entity];
  const title = link.title || t(`links.untitled.${link.entity}`);
  return (
    <li className={classes.item}>
      <Icon size={16} stroke={1.5} role="img" aria-label={t(`changes.entities.${link.entity}`)} />
      <Title link={link} title={title} />
      <button
        type="button"
        className={classes.remove}
        aria-label={t('links.remove', { title })}
        title={t('links.remove', { title })}
        disabled={isPending}
        onClick={() => remove({ ...link, title })}
      >
        <IconX size={14} stroke={1.5} aria-hidden />
      </button>
    </li>
  );
}

function Title({ link, title }: { link: LinkOfThings; title: string }) {
  const { t } = useTranslation();
  const place = link.exists ? placeOf(link.entity, link.entityId) : null;
  if (place)
    return (
      <Link to={place.to} search={place.search ?? {}} className={classes.link}>
        <bdi>{title}</bdi>
      </Link>
    );
  return (
    <span className={classes.gone}>
      <bdi>{title}</bdi> ({t('links.gone')})
    </span>
  );
}
