import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useTypingIn } from '../../../backend/signals.ts';
import { useFormat } from '../../../ui/format.ts';

/** Who types in a group, in words; null while nobody does. */
export function useTypists(groupId: number, nameOf: (accountId: number) => string | undefined): string | null {
  const { t } = useTranslation();
  const { list } = useFormat();
  const accountIds = useTypingIn(groupId);
  if (accountIds.length === 0) return null;
  return typingWords(accountIds.map(nameOf), list, t);
}

function typingWords(
  names: readonly (string | undefined)[],
  list: (names: readonly string[]) => string,
  t: TFunction,
): string {
  if (names.length > 2) return t('chat.group.severalType');
  const known = names.filter((name) => name !== undefined);
  if (known.length < names.length) return t(names.length === 1 ? 'chat.typing' : 'chat.group.severalType');
  return t(names.length === 1 ? 'chat.group.oneTypes' : 'chat.group.twoType', { names: list(known) });
}
