import { mostFileBytes } from '@atrium/contract/files';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { Button } from '../../plain/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import classes from './account-settings.module.css';
import { useSaveDetails } from './queries.ts';
import { squarePicture } from './square-picture.ts';

/** The picture of an account: saved as soon as it is chosen, and taken back like everything else. */
export function PhotoField({ avatar, name }: { avatar: string; name: string }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync, isPending } = useSaveDetails();
  const id = useId();

  async function save(next: string) {
    try {
      const { changeId } = await mutateAsync({ avatar: next });
      notify({
        message: t(next === '' ? 'accountSettings.photo.removed' : 'accountSettings.photo.saved'),
        undoChangeId: changeId,
      });
    } catch (error) {
      setProblem(messageOf(error));
    }
  }

  async function choose(file: File | undefined) {
    if (!file) return;
    setProblem(null);
    if (file.size > mostFileBytes) return setProblem(t('ui.picture.tooLarge'));
    const picture = await squarePicture(file);
    if (picture === null) return setProblem(t('ui.picture.notAPicture'));
    await save(picture);
  }

  async function remove() {
    setProblem(null);
    await save('');
  }

  return (
    <div className={classes.photo}>
      <PersonAvatar name={name} picture={avatar} size="lg" />
      <div className={classes.words}>
        <span className={classes.buttons}>
          <Button isBusy={isPending} aria-describedby={id} onClick={() => input.current?.click()}>
            {t('accountSettings.photo.upload')}
          </Button>
          {avatar !== '' && (
            <Button isBusy={isPending} onClick={() => void remove()}>
              {t('accountSettings.photo.reset')}
            </Button>
          )}
        </span>
        <span id={id} className={classes.muted}>
          {t('accountSettings.photo.hint')}
        </span>
        {problem !== null && <span role="alert">{problem}</span>}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp,image/gif"
        aria-label={t('accountSettings.photo.upload')}
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
