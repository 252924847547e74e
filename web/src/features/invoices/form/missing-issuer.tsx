import type { InvoiceIssuer, PaymentDetails } from '@atrium/contract/invoice-issuer';
import { Alert } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { useFormat } from '../../../ui/format.ts';
import classes from '../document/invoice-view.module.css';
import { missingSettings } from './missing-settings.ts';

interface MissingIssuerProps {
  issuer: InvoiceIssuer;
  paymentDetails: PaymentDetails | null;
}

/** Tells those who write documents which settings are missing for one that can be paid: the documents themselves leave them out. */
export function MissingIssuer({ issuer, paymentDetails }: MissingIssuerProps) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const ability = useAbility();
  const missing = missingSettings(issuer, paymentDetails);
  if (missing.length === 0 || ability.cannot('update', 'Invoice')) return null;
  return (
    <Alert color="warning" title={t('billing.issuer.missing')}>
      {t('billing.issuer.missingText', {
        settings: list(missing.map((setting) => t(`billing.settings.fields.${setting}`))),
      })}
      {ability.can('manage', 'Invoice') && (
        <>
          {' '}
          <Link to="/apps/invoice/list" search={{ panel: 'settings' }} className={classes.link}>
            {t('billing.issuer.toSettings')}
          </Link>
        </>
      )}
    </Alert>
  );
}
