import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import type { ContactDetails } from '@atrium/contract/chat-contacts';
import { longestContactTag, mostContactTags } from '@atrium/contract/chat-contacts';
import { TagsInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { contactsQuery } from '../chat.queries.ts';
import { useMarkContact } from '../chat-commands.queries.ts';

/** What one calls a contact for oneself; what others are called is offered. */
export function ContactTags({ contact }: { contact: ContactDetails }) {
  const { t } = useTranslation();
  const mark = useMarkContact();
  const { data: contacts = [] } = useQuery(contactsQuery);
  const { tags } = contact;
  return (
    <TagsInput
      label={t('chat.tags.label')}
      description={t('chat.tags.text', { count: mostContactTags })}
      placeholder={tags.length < mostContactTags ? t('chat.tags.add') : ''}
      value={tags}
      onChange={(given) => mark.mutate({ contact, changes: { tags: given } })}
      data={[...new Set(contacts.flatMap((one) => one.tags))].toSorted()}
      maxTags={mostContactTags}
      maxLength={longestContactTag}
      autoComplete="off"
    />
  );
}
