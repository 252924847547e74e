import type { MailRule } from '@atrium/contract/mail-rules';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import { useLabelName } from '../../../ui/mail-labels.ts';

interface RuleWords {
  /** Which mails it is for. */
  conditions: string;
  /** What is done with them. */
  deeds: string;
}

/** What a rule says, in words. */
export function useRuleWords(): (rule: MailRule) => RuleWords {
  const { t } = useTranslation();
  const { list } = useFormat();
  const nameOf = useLabelName();
  return (rule) => {
    const texts = (['from', 'to', 'subject', 'words'] as const).filter((name) => rule[name] !== '');
    const conditions = [
      ...texts.map((name) => t(`mail.rules.means.${name}`, { text: rule[name] })),
      ...(rule.hasAttachments ? [t('mail.rules.means.hasAttachments')] : []),
    ];
    const deeds = [
      ...(rule.folder === null ? [] : [t(`mail.rules.does.${rule.folder}`)]),
      ...(rule.labels.length === 0 ? [] : [t('mail.rules.does.label', { labels: list(rule.labels.map(nameOf)) })]),
      ...(rule.isStarred ? [t('mail.rules.does.star')] : []),
      ...(rule.isRead ? [t('mail.rules.does.read')] : []),
    ];
    return { conditions: list(conditions), deeds: list(deeds) };
  };
}
