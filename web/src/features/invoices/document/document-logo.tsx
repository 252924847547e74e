import { useQuery } from '@tanstack/react-query';
import classes from './document-logo.module.css';
import { logoQuery } from './document-logo.queries.ts';

interface DocumentLogoProps {
  logo: string;
  /** Of the firm whose logo it is. */
  name: string;
  token: string | undefined;
}

/** What cannot be loaded leaves the document as it is without one: its name is beside it. */
export function DocumentLogo({ logo, name, token }: DocumentLogoProps) {
  const { data, isError } = useQuery(logoQuery(logo, token));
  if (isError) return null;
  return <div className={classes.logo}>{data && <img src={data} alt={name} />}</div>;
}
