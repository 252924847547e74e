import { useComputedColorScheme } from '@mantine/core';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import classes from '../thread/mail-detail.module.css';
import { cleanMail, foldQuotes } from './clean-html.ts';
import { linkAddresses } from './link-addresses.ts';
import { emptyPage, fillFrame, pageForPictures } from './message-frame.ts';
import { showOwnPictures } from './own-pictures.ts';
import { RemotePictures } from './remote-pictures.tsx';
import { useTrustedSender, useTrustSender } from './trusted-senders.queries.ts';

interface MessageBodyProps {
  html: string;
  /** The address of who wrote it. */
  sender: string;
  title: string;
}

/**
 * What a mail says, in a frame of its own in which no script runs, whatever gets there. It has the origin of the app so that its height can be
 * measured, which without scripts is of no use to anybody inside.
 */
export function MessageBody({ html, sender, title }: MessageBodyProps) {
  const { t, i18n } = useTranslation();
  const scheme = useComputedColorScheme();
  const trust = useTrustSender();
  const { trusted, isPending } = useTrustedSender(sender);
  const canTrust = useAbility().can('create', 'Mail');
  const [isWanted, setIsWanted] = useState(false);
  const showsPictures = isWanted || trusted !== undefined;
  const clean = useMemo(() => {
    const mail = cleanMail(html, showsPictures);
    linkAddresses(mail.content);
    foldQuotes(mail.content, t('mail.quoted'));
    return mail;
  }, [html, showsPictures, t]);
  const usesPictures = showsPictures && clean.hasRemotePictures;
  const frame = useRef<HTMLIFrameElement>(null);
  const follow = useFrame(frame);
  const onLoad = () => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    fillFrame(page, clean.content, { isPlain: clean.isPlain, language: i18n.language });
    follow(page);
    void showOwnPictures(page);
  };
  return (
    <>
      {clean.hasRemotePictures && !showsPictures && !isPending && (
        <RemotePictures
          onShow={() => setIsWanted(true)}
          onAlways={canTrust ? () => trust.mutate({ email: sender }) : null}
        />
      )}
      <iframe
        key={`${scheme} ${String(usesPictures)} ${html.length}`}
        ref={frame}
        className={classes.frame}
        data-paper={!clean.isPlain || undefined}
        title={title}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        {...(usesPictures ? { src: pageForPictures } : { srcDoc: emptyPage })}
        onLoad={onLoad}
      />
    </>
  );
}

/** No mail is higher: one that grows with its frame would grow for ever. */
const highest = 20_000;

/** Keeps the frame as high as what is in it, and hands on the keys that are pressed there. */
function useFrame(frame: RefObject<HTMLIFrameElement | null>): (page: Document) => void {
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  return (page) => {
    stop.current?.();
    const measure = () => {
      const element = frame.current;
      const root = page.documentElement;
      if (!element) return;
      const bar = root.scrollWidth > root.clientWidth ? 16 : 0;
      const height = Math.ceil(page.body.getBoundingClientRect().height) + bar;
      element.style.blockSize = `${String(Math.min(height, highest))}px`;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(page.body);
    page.addEventListener('keydown', (event) => handOn(event, frame.current));
    measure();
    stop.current = () => observer.disconnect();
  };
}

/** To whoever would hear of the key if it were pressed where the frame stands. What they take as a command is none to the frame. */
function handOn(event: KeyboardEvent, frame: HTMLElement | null): void {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (!frame || key === 'Enter' || key === ' ' || key === 'Tab') return;
  const modifiers = { ctrlKey, metaKey, altKey, shiftKey };
  const copy = new KeyboardEvent('keydown', { key, code, ...modifiers, bubbles: true, cancelable: true });
  if (!frame.dispatchEvent(copy)) event.preventDefault();
}
