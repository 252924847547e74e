import '../../ui/mantine-styles.ts';
import type { NewApiKey } from '@atrium/contract/api-keys';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../plain/button.tsx';
import { Note } from '../../plain/note.tsx';
import { TextField } from '../../plain/text-field.tsx';
import { type FieldProblems, textOf, useForm } from '../../plain/use-form.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DayField } from '../../ui/forms/day-field.tsx';
import classes from './account-settings.module.css';
import { useAddApiKey } from './api-keys.queries.ts';
import { type AppStep, ConnectAppSteps } from './connect-app-steps.tsx';
import { AccessFields } from './key-access-fields.tsx';
import { MadeKey } from './made-key.tsx';
import { ProofFields, proofOf, useWantsCode } from './proof-fields.tsx';
import type { Proof } from './two-steps.queries.ts';
import { useKeptFocus } from './use-kept-focus.ts';

const nothing: NewApiKey = { name: '', access: 'read', areas: {}, expiresOn: null };

/** Step by step to a key for a program: what it is, what it may, and how long. */
export function ConnectAppDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [step, setStep] = useState<AppStep>('app');
  const [given, setGiven] = useState(nothing);
  const [made, setMade] = useState<string | null>(null);
  const { mutateAsync } = useAddApiKey();
  const place = useKeptFocus(step);
  async function make(expiresOn: string | null, proof: Proof) {
    const areas = given.access === 'chosen' ? given.areas : {};
    setMade((await mutateAsync({ ...given, areas, expiresOn, ...proof })).key);
    setStep('key');
  }
  return (
    <Dialog title={t('accountSettings.connect.title')} onClose={onClose} size="lg">
      <ConnectAppSteps step={step} hasName={given.name !== ''} onStep={setStep} />
      <div ref={place} className={classes.form} data-wide>
        {step === 'app' && (
          <NameStep
            name={given.name}
            onNext={(name) => {
              setGiven({ ...given, name });
              setStep('rights');
            }}
          />
        )}
        {step === 'rights' && (
          <Step onBack={() => setStep('app')} submit={t('accountSettings.connect.next')} send={() => setStep('end')}>
            {() => <AccessFields given={given} onChange={(access) => setGiven({ ...given, ...access })} />}
          </Step>
        )}
        {step === 'end' && <EndStep given={given} onBack={() => setStep('rights')} onMake={make} />}
        {step === 'key' && made !== null && <MadeKey text={made} onDone={onClose} />}
      </div>
    </Dialog>
  );
}

interface StepProps {
  onBack?: () => void;
  submit: string;
  send: (values: FormData) => void | Promise<void>;
  children: (problems: FieldProblems) => ReactNode;
}

function Step({ onBack, submit, send, children }: StepProps) {
  const { t } = useTranslation();
  const { problems, failure, isBusy, props } = useForm(async (values) => {
    await send(values);
    return undefined;
  });
  return (
    <form className={classes.form} {...props}>
      {children(problems)}
      {failure && <Note tone="danger">{failure}</Note>}
      <div className={classes.buttons}>
        <Button type="submit" look="filled" isBusy={isBusy}>
          {submit}
        </Button>
        {onBack && <Button onClick={onBack}>{t('accountSettings.connect.back')}</Button>}
      </div>
    </form>
  );
}

function NameStep({ name, onNext }: { name: string; onNext: (name: string) => void }) {
  const { t } = useTranslation();
  return (
    <Step submit={t('accountSettings.connect.next')} send={(values) => onNext(textOf(values, 'name').trim())}>
      {(problems) => (
        <TextField
          name="name"
          label={t('accountSettings.connect.name')}
          hint={t('accountSettings.keys.nameHint')}
          defaultValue={name}
          maxLength={80}
          required
          error={problems.name}
        />
      )}
    </Step>
  );
}

interface EndStepProps {
  given: NewApiKey;
  onBack: () => void;
  onMake: (expiresOn: string | null, proof: Proof) => Promise<void>;
}

function EndStep({ given, onBack, onMake }: EndStepProps) {
  const { t } = useTranslation();
  const wantsCode = useWantsCode();
  const [lastDay, setLastDay] = useState('');
  return (
    <Step
      onBack={onBack}
      submit={t('accountSettings.keys.create')}
      send={(values) => onMake(lastDay || null, proofOf(values))}
    >
      {(problems) => (
        <>
          <p className={classes.muted}>
            <bdi className={classes.name}>{given.name}</bdi> · {t(`accountSettings.keys.access.${given.access}`)}
          </p>
          <DayField
            name="expiresOn"
            label={t('accountSettings.keys.lastDay')}
            description={t('accountSettings.keys.lastDayHint')}
            clearable
            value={lastDay}
            onChange={setLastDay}
            error={problems.expiresOn}
          />
          <ProofFields problems={problems} wantsCode={wantsCode} />
        </>
      )}
    </Step>
  );
}
