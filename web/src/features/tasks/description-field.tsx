import { Input } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadedLater } from '../../ui/loaded-later.ts';
import { RichHtml } from '../../ui/rich-text/rich-html.tsx';
import classes from './description-field.module.css';

const RichTextField = loadedLater(async () => ({
  default: (await import('../../ui/rich-text/rich-text-field.tsx')).RichTextField,
}));

interface DescriptionFieldProps {
  /** HTML; '' is nothing. */
  value: string;
  onChange: (html: string) => void;
  error?: ReactNode;
}

/** What is written, until somebody writes: the editor weighs more than all of the panel. */
export function DescriptionField({ value, onChange, error }: DescriptionFieldProps) {
  const { t } = useTranslation();
  const [isWriting, setIsWriting] = useState(false);
  const written = <Written html={value} error={error} onWrite={() => setIsWriting(true)} />;
  if (!isWriting) return written;
  return (
    <Suspense fallback={written}>
      <RichTextField
        label={t('tasks.fields.description')}
        value={value}
        onChange={onChange}
        error={error}
        hasFocusFirst
      />
    </Suspense>
  );
}

interface WrittenProps {
  html: string;
  error: ReactNode;
  onWrite: () => void;
}

/** All of it is the button, but for the links in it. */
function Written({ html, error, onWrite }: WrittenProps) {
  const { t } = useTranslation();
  const add = t('tasks.form.addDescription');
  return (
    <Input.Wrapper label={t('tasks.fields.description')} labelElement="div" error={error}>
      <div className={classes.written}>
        {html === '' ? (
          <span className={classes.nothing} aria-hidden>
            {add}
          </span>
        ) : (
          <RichHtml html={html} />
        )}
        <button
          type="button"
          className={classes.write}
          aria-label={html === '' ? add : t('tasks.form.editDescription')}
          onClick={onWrite}
        />
      </div>
    </Input.Wrapper>
  );
}
