import '../../ui/mantine-styles.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../plain/button.tsx';
import { Note } from '../../plain/note.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { notify } from '../../ui/notify.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import classes from './account-settings.module.css';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { twoStepsQuery, useEndTwoSteps, useRenewRecoveryCodes } from './two-steps.queries.ts';
import { TwoStepsSetup } from './two-steps-setup.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

type Doing = 'setup' | 'end' | 'renew' | null;
const fewCodes = 3;

/** Whether a code is asked for at sign-in, and all that can be done about it. */
export function TwoSteps() {
  const [doing, setDoing] = useState<Doing>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const place = useKeptFocus(codes ?? doing);
  return (
    <div ref={place}>
      <Shown doing={doing} codes={codes} onDo={setDoing} onCodes={setCodes} />
    </div>
  );
}

interface ShownProps {
  doing: Doing;
  codes: readonly string[] | null;
  onDo: (what: Doing) => void;
  onCodes: (codes: readonly string[] | null) => void;
}

function Shown({ doing, codes, onDo, onCodes }: ShownProps) {
  const { data, error, refetch } = useQuery(twoStepsQuery);
  const finish = (made: readonly string[]) => {
    onDo(null);
    onCodes(made);
  };
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={96} />;
  if (codes) return <RecoveryCodes codes={codes} onDone={() => onCodes(null)} />;
  if (doing === 'setup' && !data.isOn) return <TwoStepsSetup onDone={finish} onCancel={() => onDo(null)} />;
  if (doing === 'renew' && data.isOn) return <RenewForm onDone={finish} onCancel={() => onDo(null)} />;
  if (doing === 'end' && data.isOn) return <EndForm onDone={() => onDo(null)} />;
  return <State isOn={data.isOn} since={data.since} left={data.recoveryCodesLeft} onDo={onDo} />;
}

interface StateProps {
  isOn: boolean;
  since: string | null;
  left: number;
  onDo: (what: Doing) => void;
}

function State({ isOn, since, left, onDo }: StateProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!isOn)
    return (
      <div className={classes.form}>
        <div>
          <StatusBadge tone="neutral" label={t('accountSettings.twoSteps.off')} />
        </div>
        <p className={classes.muted}>{t('accountSettings.twoSteps.offText')}</p>
        <div>
          <Button look="filled" onClick={() => onDo('setup')}>
            {t('accountSettings.twoSteps.enable')}
          </Button>
        </div>
      </div>
    );
  return (
    <div className={classes.form}>
      <div className={classes.email}>
        <StatusBadge tone="success" label={t('accountSettings.twoSteps.on')} />
        {since && (
          <span className={classes.muted}>{t('accountSettings.twoSteps.since', { date: format.date(since) })}</span>
        )}
      </div>
      <p className={classes.muted}>
        {t('accountSettings.twoSteps.left', { count: left, formatted: format.number(left) })}
      </p>
      {left < fewCodes && <Note tone="info">{t('accountSettings.twoSteps.few')}</Note>}
      <div className={classes.buttons}>
        <Button onClick={() => onDo('renew')}>{t('accountSettings.twoSteps.renew')}</Button>
        <Button onClick={() => onDo('end')}>{t('accountSettings.twoSteps.disable')}</Button>
      </div>
    </div>
  );
}

function RenewForm({ onDone, onCancel }: { onDone: (codes: readonly string[]) => void; onCancel: () => void }) {
  const { t } = useTranslation();
  const { mutateAsync } = useRenewRecoveryCodes();
  return (
    <ProofForm
      intro={t('accountSettings.twoSteps.renewText')}
      submit={t('accountSettings.twoSteps.renew')}
      wantsCode
      onCancel={onCancel}
      send={async (proof) => onDone((await mutateAsync(proof)).recoveryCodes)}
    />
  );
}

function EndForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const { mutateAsync } = useEndTwoSteps();
  return (
    <ProofForm
      intro={t('accountSettings.twoSteps.disableText')}
      submit={t('accountSettings.twoSteps.disable')}
      wantsCode
      onCancel={onDone}
      send={async (proof) => {
        await mutateAsync(proof);
        notify({ message: t('accountSettings.twoSteps.disabled') });
        onDone();
      }}
    />
  );
}
