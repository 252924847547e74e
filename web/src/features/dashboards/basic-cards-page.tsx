import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './basic-cards.module.css';
import cardClasses from './card.module.css';
import { Card } from './card.tsx';
import { CardsPage } from './cards-page.tsx';
import { Choice } from './choice.tsx';

const tones = ['accent', 'info', 'success', 'warning', 'danger', 'neutral'] as const;
const places = ['start', 'center', 'end'] as const;
const panes = ['overview', 'details'] as const;

/** What a card is made of, with nothing in it but words. */
export function BasicCardsPage() {
  const { t } = useTranslation();
  return (
    <CardsPage kind="basic">
      <Card title={t('dashboards.cards.plain')} span={4}>
        <p className={classes.words}>{t('dashboards.cards.plainText')}</p>
      </Card>
      <Card title={t('dashboards.cards.withText')} text={t('dashboards.cards.withTextText')} span={4}>
        <ul className={classes.lines}>
          {panes.map((pane) => (
            <li key={pane}>{t(`dashboards.cards.panes.${pane}`)}</li>
          ))}
        </ul>
      </Card>
      <Card title={t('dashboards.cards.withFooter')} span={4} link={t('dashboards.cards.footer')}>
        <p className={classes.words}>{t('dashboards.cards.withFooterText')}</p>
      </Card>
      <PanesCard />
      {places.map((place) => (
        <Card key={place} title={t(`dashboards.cards.places.${place}`)} span={4}>
          <p className={classes.words} style={{ textAlign: place }}>
            {t('dashboards.cards.placeText')}
          </p>
        </Card>
      ))}
      {tones.map((tone) => (
        <section key={tone} className={cardClasses.card} data-span="4" aria-label={t(`dashboards.cards.tones.${tone}`)}>
          <div className={classes.toned} data-card-tone={tone}>
            <h2 className={cardClasses.title}>{t(`dashboards.cards.tones.${tone}`)}</h2>
            <p>{t('dashboards.cards.toneText')}</p>
          </div>
        </section>
      ))}
    </CardsPage>
  );
}

function PanesCard() {
  const { t } = useTranslation();
  const [pane, setPane] = useState<(typeof panes)[number]>('overview');
  return (
    <Card
      title={t('dashboards.cards.switched')}
      span={12}
      actions={
        <Choice
          label={t('dashboards.cards.switched')}
          options={panes.map((value) => ({ value, label: t(`dashboards.cards.panes.${value}`) }))}
          value={pane}
          onChange={setPane}
        />
      }
    >
      <p className={classes.words}>{t(`dashboards.cards.paneTexts.${pane}`)}</p>
    </Card>
  );
}
