import type { Client } from '@atrium/contract/clients';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../../../i18n/languages.ts';
import { countryIn } from '../../../ui/countries.ts';
import { Panel } from '../../../ui/panel.tsx';
import view from '../document/invoice-view.module.css';
import classes from './client-view.module.css';

/** What is known of a client; what nobody filled in is left out. */
export function ClientFacts({ client }: { client: Client }) {
  const { t, i18n } = useTranslation();
  const { company, companyEmail, contact, address, country, vatNumber, buyerReference, language } = client;
  const written = { company, companyEmail, contact, address, country: countryIn(i18n.language, country) };
  const facts = { ...written, vatNumber, buyerReference, language: languageNames[language] };
  return (
    <Panel title={t('invoices.clients.facts')}>
      <dl className={view.facts}>
        {Object.entries(facts).map(
          ([field, value]) => value !== '' && <Fact key={field} field={field} value={value} />,
        )}
      </dl>
    </Panel>
  );
}

const leftToRight: readonly string[] = ['contact', 'vatNumber'];

function Fact({ field, value }: { field: string; value: string }) {
  const { t } = useTranslation();
  return (
    <>
      <dt>{t(`invoices.clients.fields.${field}`)}</dt>
      <dd className={classes.fact}>
        <bdi {...(leftToRight.includes(field) && { dir: 'ltr' })}>
          {field === 'companyEmail' ? (
            <a href={`mailto:${value}`} className={view.link}>
              {value}
            </a>
          ) : (
            value
          )}
        </bdi>
      </dd>
    </>
  );
}
