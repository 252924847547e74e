import classes from './linked-text.module.css';
import { linkify } from './linkify.ts';

/** A plain text whose addresses can be clicked. Nothing of it is ever taken for markup. */
export function LinkedText({ text }: { text: string }) {
  let offset = 0;
  return linkify(text).map((part) => {
    const key = offset;
    offset += part.text.length;
    if (!part.href) return part.text;
    return (
      <a key={key} href={part.href} className={classes.link} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </a>
    );
  });
}
