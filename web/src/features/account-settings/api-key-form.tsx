import '../../ui/mantine-styles.ts';
import type { KeyAreas, NewApiKey } from '@atrium/contract/api-keys';
import { areas } from '@atrium/contract/grants';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../plain/button.tsx';
import { Note } from '../../plain/note.tsx';
import { TextField } from '../../plain/text-field.tsx';
import { useForm } from '../../plain/use-form.ts';
import { DayField } from '../../ui/forms/day-field.tsx';
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx';
import classes from './account-settings.module.css';
import { type Access, AccessFields } from './key-access-fields.tsx';
import { ProofFields, proofOf, useWantsCode } from './proof-fields.tsx';
import type { Proof } from './two-steps.queries.ts';

interface ApiKeyFormProps {
  initial: NewApiKey;
  /** A key that there is: it is called something else without a proof. */
  isKnown: boolean;
  submit: string;
  onCancel: () => void;
  /** The proof is empty where none is asked for. */
  send: (values: NewApiKey, proof: Proof) => Promise<void>;
}

/** What a key is called, may, and until when. */
export function ApiKeyForm({ initial, isKnown, submit, onCancel, send }: ApiKeyFormProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(initial.name);
  const [access, setAccess] = useState(initial.access);
  const [chosen, setChosen] = useState<KeyAreas>(initial.areas);
  const [lastDay, setLastDay] = useState(initial.expiresOn ?? '');
  const wantsCode = useWantsCode();
  const areasNow = access === 'chosen' ? chosen : {};
  const given = { access, areas: areasNow, expiresOn: lastDay || null };
  const isAsWide = hasSameAccess(given, initial) && given.expiresOn === initial.expiresOn;
  const wantsProof = !isKnown || !isAsWide;
  const { dialog } = useLeaveGuard(name.trim() !== initial.name || !isAsWide);
  const { problems, failure, isBusy, props } = useForm(async (values) => {
    await send({ ...given, name: name.trim() }, proofOf(values));
    return undefined;
  });
  return (
    <form className={classes.form} {...props}>
      <TextField
        name="name"
        label={t('accountSettings.keys.name')}
        hint={t('accountSettings.keys.nameHint')}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        maxLength={80}
        required
        error={problems.name}
      />
      <AccessFields
        given={{ access, areas: chosen }}
        onChange={(next) => {
          setAccess(next.access);
          setChosen(next.areas);
        }}
      />
      <DayField
        name="expiresOn"
        label={t('accountSettings.keys.lastDay')}
        description={t('accountSettings.keys.lastDayHint')}
        clearable
        value={lastDay}
        onChange={setLastDay}
        error={problems.expiresOn}
      />
      {wantsProof && <ProofFields problems={problems} wantsCode={wantsCode} />}
      {failure && <Note tone="danger">{failure}</Note>}
      <div className={classes.buttons}>
        <Button type="submit" look="filled" isBusy={isBusy}>
          {submit}
        </Button>
        <Button onClick={onCancel}>{t('ui.cancel')}</Button>
      </div>
      {dialog}
    </form>
  );
}

export function hasSameAccess(one: Access, other: Access): boolean {
  return one.access === other.access && areas.every((area) => one.areas[area] === other.areas[area]);
}
