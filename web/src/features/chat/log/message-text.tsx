import { mentionParts } from '@atrium/contract/mentions';
import { LinkedText } from '../../../ui/linked-text.tsx';
import classes from '../composer/mentions.module.css';
import type { Partner } from '../contacts/partner.ts';

interface MessageTextProps {
  text: string;
  partner: Partner;
  accountId: number | undefined;
}

/** What was written, with its addresses and whom it mentions. */
export function MessageText({ text, partner, accountId }: MessageTextProps) {
  if (partner.kind !== 'group' || !text.includes('@')) return <LinkedText text={text} />;
  const people = [...partner.writers].map(([id, { fullName }]) => ({ id, fullName }));
  let offset = 0;
  return mentionParts(text, people).map((part) => {
    const key = offset;
    offset += part.text.length;
    if (part.accountIds.length === 0) return <LinkedText key={key} text={part.text} />;
    const isOwn = part.accountIds.some((id) => id === accountId);
    return (
      <strong key={key} className={classes.mention} data-of-me={isOwn || undefined}>
        <bdi>{part.text}</bdi>
      </strong>
    );
  });
}
