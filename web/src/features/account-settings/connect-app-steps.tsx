import { useTranslation } from 'react-i18next';
import classes from './connect-app-steps.module.css';

const steps = ['app', 'rights', 'end', 'key'] as const;
export type AppStep = (typeof steps)[number];

interface ConnectAppStepsProps {
  step: AppStep;
  hasName: boolean;
  onStep: (step: AppStep) => void;
}

/** The way to a key: one goes to and fro until it is made. */
export function ConnectAppSteps({ step, hasName, onStep }: ConnectAppStepsProps) {
  const { t } = useTranslation();
  const isMade = step === 'key';
  return (
    <nav aria-label={t('accountSettings.connect.steps.label')}>
      <ol className={classes.steps}>
        {steps.map((each, index) => (
          <li key={each}>
            <button
              type="button"
              className={classes.step}
              aria-current={each === step ? 'step' : undefined}
              disabled={each !== step && (isMade || each === 'key' || (each !== 'app' && !hasName))}
              onClick={() => onStep(each)}
            >
              <span className={classes.number} aria-hidden>
                {index + 1}
              </span>
              {t(`accountSettings.connect.steps.${each}`)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
