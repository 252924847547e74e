import { IconUsers } from '@tabler/icons-react';
import classes from '../list/chat-list.module.css';

/** What stands for a group; its name is always written beside it. */
export function GroupAvatar({ size = 'md' }: { size?: 'md' | 'lg' }) {
  return (
    <span className={classes.groupAvatar} data-size={size} aria-hidden>
      <IconUsers size="55%" stroke={1.5} />
    </span>
  );
}
