import '../../ui/mantine-styles.ts';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Mark.css';
import { Highlight } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { useAbility } from '../../session/ability.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Person } from '../../ui/person.tsx';
import classes from './autocomplete.module.css';
import { foundPeopleQuery, foundTitlesQuery, titlesQuery } from './autocomplete.queries.ts';
import { beginsWords, contains, letterOf } from './suggest.ts';
import { SuggestField, type Suggestion } from './suggest-field.tsx';

const few = 4;
const fewer = 2;

/** Fields that suggest, over the titles of the print house and the people of the harbour. */
export function AutocompletePage() {
  const { t } = useTranslation();
  const ability = useAbility();
  const { data, error, refetch } = useQuery(titlesQuery);
  const titles = useMemo((): Suggestion[] => (data ?? []).map(({ id, title }) => ({ id, text: title })), [data]);
  const found = (typed: string, most: number) => titles.filter(({ text }) => contains(text, typed)).slice(0, most);
  const demonstration = (name: string, field: ReactNode) => (
    <div>
      <Panel title={t(`autocomplete.${name}.title`)} text={t(`autocomplete.${name}.text`)}>
        {field}
      </Panel>
    </div>
  );
  const words = { label: t('autocomplete.label'), description: t('autocomplete.description') };
  return (
    <>
      <PageHeader titleKey="autocomplete.title" crumbs={[{ titleKey: 'shell.menu.formsAndTables' }]} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      <div className={classes.grid}>
        {demonstration('basic', <SuggestField {...words} suggest={(typed) => found(typed, few)} />)}
        {demonstration('groups', <SuggestField {...words} suggest={(typed) => byLetter(found(typed, 12))} />)}
        {demonstration(
          'filter',
          <SuggestField
            {...words}
            suggest={(typed) => titles.filter(({ text }) => beginsWords(text, typed)).slice(0, few)}
          />,
        )}
        {demonstration(
          'highlight',
          <SuggestField
            {...words}
            suggest={(typed) => found(typed, 8)}
            show={({ text }, typed) => (
              <Highlight component="bdi" highlight={typed.trim()} inherit>
                {text}
              </Highlight>
            )}
          />,
        )}
        {demonstration('async', <ServerField {...words} />)}
        {ability.can('read', 'Employee') && demonstration('custom', <PeopleField />)}
        {demonstration('focus', <SuggestField {...words} isOpenOnFocus suggest={(typed) => found(typed, 8)} />)}
        {demonstration('limit', <SuggestField {...words} suggest={(typed) => found(typed, fewer)} />)}
      </div>
    </>
  );
}

function byLetter(items: readonly Suggestion[]): Suggestion[] {
  return items
    .map((item) => ({ ...item, group: letterOf(item.text) }))
    .toSorted((one, other) => one.group.localeCompare(other.group));
}

/** The server suggests while one types. */
function ServerField(words: { label: string; description: string }) {
  const [typed, setTyped] = useState('');
  const { data = [], error, isFetching } = useQuery({ ...foundTitlesQuery(typed, few), enabled: typed !== '' });
  const items = data.map(({ id, title }) => ({ id, text: title }));
  return (
    <SuggestField
      {...words}
      suggest={() => items}
      isLoading={isFetching}
      error={error && messageOf(error)}
      onTyped={(text) => setTyped(text.trim())}
    />
  );
}

/** People with their initials and posts, found by the server. */
function PeopleField() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const { data = [], error, isFetching } = useQuery({ ...foundPeopleQuery(typed, 6), enabled: typed !== '' });
  const items = data.map(({ id, fullName, post }) => ({ id: String(id), text: fullName, post }));
  return (
    <SuggestField
      label={t('autocomplete.person')}
      description={t('autocomplete.personDescription')}
      suggest={() => items}
      show={({ text, post }) => <Person name={text} email={post} />}
      isLoading={isFetching}
      error={error && messageOf(error)}
      onTyped={(text) => setTyped(text.trim())}
    />
  );
}
