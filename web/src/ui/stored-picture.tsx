import { fileIdIn, getFile } from '@atrium/contract/files';
import { IconPhoto } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../backend/client.ts';
import classes from './stored-picture.module.css';

interface StoredPictureProps {
  /** A path of ours, or that of a stored file; empty where there is none. */
  picture: string;
  /** What it shows; empty where that is written beside it. */
  alt: string;
}

/**
 * A picture that came with the app, or one that somebody uploaded. An image element sends no token, and in the browser home its requests do
 * not reach the back end: what is stored is fetched as everything else is, once, and shown from memory.
 */
export function StoredPicture({ picture, alt }: StoredPictureProps) {
  const fileId = fileIdIn(picture);
  if (picture === '') return <NoPicture alt={alt} />;
  if (fileId === null) return <Shown address={addressOf(picture)} alt={alt} />;
  return <Fetched fileId={fileId} alt={alt} />;
}

/** Their bytes never change. */
export function fileQuery(fileId: number) {
  return queryOptions({
    queryKey: ['file', 'bytes', fileId],
    queryFn: async ({ signal }) => (await call(getFile, { parameters: { id: fileId } }, { signal })).blob(),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
}

function Fetched({ fileId, alt }: { fileId: number; alt: string }) {
  const { data, isError } = useQuery(fileQuery(fileId));
  const address = useObjectUrl(data);
  if (isError) return <NoPicture alt={alt} />;
  if (address === null) return <span className={classes.picture} data-waits />;
  return <Shown address={address} alt={alt} />;
}

/** An address for what is in memory, as long as it is shown. */
function useObjectUrl(blob: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}

/** What cannot be loaded looks like what is not there. */
function Shown({ address, alt }: { address: string; alt: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === address) return <NoPicture alt={alt} />;
  return (
    <span className={classes.picture}>
      <img src={address} alt={alt} loading="lazy" decoding="async" onError={() => setBroken(address)} />
    </span>
  );
}

function NoPicture({ alt }: { alt: string }) {
  return (
    <span className={classes.picture} {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}>
      <IconPhoto size={20} stroke={1.25} aria-hidden />
    </span>
  );
}

/** A path of ours begins where the app is served, which need not be the root of its host. */
function addressOf(picture: string): string {
  return picture.startsWith('/') ? `${import.meta.env.BASE_URL}${picture.slice(1)}` : picture;
}
