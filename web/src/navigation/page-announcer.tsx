import { useEffect, useRef, useState } from 'react';
import classes from '../plain/hidden.module.css';

/** Reads the title of each page aloud once one has moved there; the first page the browser announces itself. */
export function PageAnnouncer({ title }: { title: string }) {
  const first = useRef<string | null>(title);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (title === first.current) return;
    // Whoever comes back to the first page hears its title too.
    first.current = null;
    setSaid(title);
  }, [title]);
  return (
    <div className={classes.hidden} role="status" aria-live="polite">
      {said}
    </div>
  );
}
