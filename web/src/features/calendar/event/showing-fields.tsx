import '@mantine/core/styles/Switch.css';
import { type ShowsAs, showingAs } from '@atrium/contract/calendar';
import { Select, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface ShowingChoicesProps {
  showsAs: ShowsAs;
  isPrivate: boolean;
  onShowsAs: (showsAs: ShowsAs) => void;
  onPrivate: (isPrivate: boolean) => void;
}

/** What others learn of an event. */
export function ShowingChoices({ showsAs, isPrivate, onShowsAs, onPrivate }: ShowingChoicesProps) {
  const { t } = useTranslation();
  return (
    <>
      <Select
        label={t('calendar.fields.showsAs')}
        allowDeselect={false}
        data={showingAs.map((value) => ({ value, label: t(`calendar.showsAs.${value}`) }))}
        value={showsAs}
        onChange={(value) => value && onShowsAs(value)}
      />
      <Switch
        label={t('calendar.fields.isPrivate')}
        description={t('calendar.form.privateText')}
        checked={isPrivate}
        onChange={({ currentTarget }) => onPrivate(currentTarget.checked)}
      />
    </>
  );
}
