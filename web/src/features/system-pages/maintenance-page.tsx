import { useTranslation } from 'react-i18next';
import { useBrandName } from '../../backend/configuration.ts';
import { BlankLayout } from '../../blank/blank-layout.tsx';
import { Button, ButtonLink } from '../../plain/button.tsx';
import { ScaffoldArt } from './art/scaffold-art.tsx';
import classes from './maintenance-page.module.css';
import { SystemPage } from './system-page.tsx';
import { type Answer, useAnswer } from './use-answer.ts';
import { WaitlistForm } from './waitlist-form.tsx';

/** Says whether the back end answers, and goes on saying it while it is open. */
export function MaintenancePage() {
  const { t } = useTranslation();
  const brand = useBrandName();
  const { answer, ask } = useAnswer();
  return (
    <BlankLayout>
      <SystemPage
        art={<ScaffoldArt />}
        title={t('systemPages.maintenance.title')}
        text={
          <>
            <p>{t('systemPages.maintenance.text', { brand: brand || t('systemPages.maintenance.thisApp') })}</p>
            <AnswerLine answer={answer} />
          </>
        }
        actions={
          <>
            <ButtonLink to="/" look="filled">
              {t('systemPages.backToHome')}
            </ButtonLink>
            <Button isBusy={answer === 'asking'} onClick={ask}>
              {t('systemPages.maintenance.askAgain')}
            </Button>
          </>
        }
        below={<WaitlistForm waitsFor="maintenance" />}
      />
    </BlankLayout>
  );
}

function AnswerLine({ answer }: { answer: Answer }) {
  const { t } = useTranslation();
  return (
    <p className={classes.answer} data-answer={answer} role="status">
      {t(`systemPages.maintenance.${answer}`)}
    </p>
  );
}
