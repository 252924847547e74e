import { IconMessages } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import type { PaletteGroup } from './palette-groups.ts';

const messages = 'messages';

// The chat looks for no single letter: nearly every message has it.
const fewestLetters = 2;

/** The way to the messages that have the words. How many there are only the chat finds out, by looking through them (docs/decisions/0051). */
export function useMessagesGroup(asked: string): PaletteGroup[] {
  const { t } = useTranslation();
  const router = useRouter();
  const ability = useAbility();
  const isThere = ability.can('read', 'Chat') && '/apps/chat' in router.routesByPath;
  if (!isThere || asked.length < fewestLetters) return [];
  const item = {
    ...{ key: messages, icon: IconMessages, detail: '', aside: [] },
    title: t('search.messages.find', { q: asked }),
    path: `/apps/chat?${new URLSearchParams({ q: asked })}`,
  };
  return [{ key: messages, title: t('search.messages.title'), items: [item], total: 0, shown: 0 }];
}

/** Whether something was found: the way to the messages stands there in any case. */
export function hasFound(groups: readonly PaletteGroup[]): boolean {
  return groups.some(({ key }) => key !== messages);
}
