import '@mantine/core/styles/Radio.css';
import '@mantine/core/styles/Switch.css';
import { type ChatProfile, chatStatuses, type ProfileUser } from '@atrium/contract/chat';
import { Button, Radio, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/error-state.tsx';
import { type PanelControls, SidePanel } from '../../../ui/side-panel.tsx';
import { ownProfileQuery } from '../chat.queries.ts';
import { useSetProfile } from '../chat-commands.queries.ts';
import classes from '../chat-panels.module.css';
import { ChatAvatar } from '../list/chat-avatar.tsx';
import { profileOf } from './own-profile.ts';
import { ProfileLinks } from './profile-links.tsx';

const mostLetters = 120;

/** What one shows of oneself to those who write to one. */
export function ProfilePanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(ownProfileQuery);
  return (
    <SidePanel title={t('chat.profile.title')} onClose={onClose}>
      {(panel) =>
        data ? (
          <Profile profile={data} panel={panel} />
        ) : (
          error && <ErrorState error={error} onRetry={() => void refetch()} />
        )
      }
    </SidePanel>
  );
}

function Profile({ profile, panel }: { profile: ProfileUser; panel: PanelControls }) {
  const { t } = useTranslation();
  const { mutate } = useSetProfile();
  const before = profileOf(profile);
  const set = (changes: Partial<ChatProfile>) => mutate({ before, after: { ...before, ...changes } });
  return (
    <Stack gap={20}>
      <div className={classes.person}>
        <ChatAvatar name={profile.fullName} picture={profile.avatar} status={profile.status} size="lg" />
        <bdi className={classes.name}>{profile.fullName}</bdi>
        {profile.role !== '' && <span className={classes.muted}>{profile.role}</span>}
      </div>
      <Words before={before} onSave={set} panel={panel} />
      <Radio.Group
        label={t('chat.profile.status')}
        value={profile.status}
        onChange={(chosen) => {
          const status = chatStatuses.find((each) => each === chosen);
          if (status) set({ status });
        }}
      >
        <Stack gap={8} mt={8}>
          {(['online', 'busy', 'away', 'offline'] as const).map((status) => (
            <Radio
              key={status}
              value={status}
              label={t(`chat.status.${status}`)}
              description={status === 'offline' ? t('chat.profile.offlineText') : undefined}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Switch
        label={t('chat.profile.notifications')}
        description={t('chat.profile.notificationsText')}
        checked={profile.settings.isNotificationsOn}
        onChange={({ currentTarget: { checked } }) => set({ settings: { isNotificationsOn: checked } })}
      />
      <ProfileLinks settings={profile.settings} />
    </Stack>
  );
}

interface WordsProps {
  before: ChatProfile;
  onSave: (changes: Pick<ChatProfile, 'title' | 'about'>) => void;
  panel: PanelControls;
}

function Words({ before, onSave, panel: { setDirty } }: WordsProps) {
  const { t } = useTranslation();
  const [title, setTitle] = useState(before.title);
  const [about, setAbout] = useState(before.about);
  const isDirty = title.trim() !== before.title || about.trim() !== before.about;
  const isTooLong = about.trim().length > mostLetters || title.trim().length > mostLetters;
  useEffect(() => setDirty(isDirty), [isDirty, setDirty]);
  return (
    <form
      className={classes.words}
      onSubmit={(event) => {
        event.preventDefault();
        if (isDirty && !isTooLong) onSave({ title: title.trim(), about: about.trim() });
      }}
    >
      <TextInput
        label={t('chat.profile.role')}
        value={title}
        maxLength={mostLetters}
        onChange={({ currentTarget: { value } }) => setTitle(value)}
      />
      <Textarea
        label={t('chat.profile.about')}
        value={about}
        autosize
        minRows={2}
        onChange={({ currentTarget: { value } }) => setAbout(value)}
        error={isTooLong && t('chat.profile.tooLong')}
      />
      <div className={classes.counterRow}>
        <span className={classes.counter} data-over={isTooLong || undefined}>
          {t('chat.profile.counter', { count: about.trim().length, of: mostLetters })}
        </span>
        <Button type="submit" size="xs" disabled={!isDirty || isTooLong}>
          {t('chat.save')}
        </Button>
      </div>
    </form>
  );
}
