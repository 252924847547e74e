import { mentionParts } from '@atrium/contract/mentions';
import { type MarkedBlock, type MarkedPart, markedBlocks } from '@atrium/contract/message-marks';
import type { ReactNode } from 'react';
import { LinkedText } from '../../../ui/linked-text.tsx';
import classes from '../composer/mentions.module.css';
import type { Partner } from '../contacts/partner.ts';
import marked from './message-text.module.css';

interface MessageTextProps {
  text: string;
  partner: Partner;
  accountId: number | undefined;
}

const elements = { bold: 'strong', italic: 'em', strike: 's' } as const;

/** What was written as its marks say it looks, with its addresses and whom it mentions. */
export function MessageText({ text, ...reader }: MessageTextProps) {
  return keyed(markedBlocks(text), (block, key) => <Block key={key} block={block} {...reader} />);
}

type Reader = Omit<MessageTextProps, 'text'>;

function Block({ block, ...reader }: Reader & { block: MarkedBlock }) {
  if (block.kind === 'code') {
    return (
      <pre className={marked.block} dir="ltr">
        <code>{block.text}</code>
      </pre>
    );
  }
  if (block.kind === 'quote') {
    return (
      <blockquote className={marked.quote} dir="auto">
        <Parts parts={block.parts} {...reader} />
      </blockquote>
    );
  }
  return (
    <span className={marked.lines}>
      <Parts parts={block.parts} {...reader} />
    </span>
  );
}

function Parts({ parts, ...reader }: Reader & { parts: readonly MarkedPart[] }) {
  return keyed(parts, (part, key) => <Part key={key} part={part} {...reader} />);
}

function Part({ part, ...reader }: Reader & { part: MarkedPart }) {
  if (part.kind === 'text') return <Words text={part.text} {...reader} />;
  if (part.kind === 'code') return <code className={marked.code}>{part.text}</code>;
  const Element = elements[part.kind];
  return (
    <Element>
      <Parts parts={part.parts} {...reader} />
    </Element>
  );
}

function Words({ text, partner, accountId }: MessageTextProps) {
  if (partner.kind !== 'group' || !text.includes('@')) return <LinkedText text={text} />;
  const people = [...partner.writers].map(([id, { fullName }]) => ({ id, fullName }));
  return keyed(mentionParts(text, people), (part, key) => {
    if (part.accountIds.length === 0) return <LinkedText key={key} text={part.text} />;
    const isOwn = part.accountIds.some((id) => id === accountId);
    return (
      <strong key={key} className={classes.mention} data-of-me={isOwn || undefined}>
        <bdi>{part.text}</bdi>
      </strong>
    );
  });
}

/** What is drawn of a text stays in its order: its place is what it is known by. */
function keyed<Item>(items: readonly Item[], draw: (item: Item, key: number) => ReactNode): ReactNode {
  return items.map((item, index) => draw(item, index));
}
