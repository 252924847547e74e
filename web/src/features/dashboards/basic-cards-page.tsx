import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import classes from './basic-cards.module.css';
import cardClasses from './card.module.css';
import { Card } from './card.tsx';
import { CardsPage } from './cards-page.tsx';
import { Choice } from './choice.tsx';

const tones = ['accent', 'info', 'success', 'warning', 'danger', 'neutral'] as const;
const places = ['start', 'center', 'end'] as const;
const panes = ['overview', 'details'] as const;
const pictures = [
  { place: 'top', picture: 'boats-at-the-quay' },
  { place: 'bottom', picture: 'bakery-window' },
  { place: 'overlay', picture: 'harbour-at-dusk' },
] as const;

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
      {places.map((place) => (
        <Card key={place} title={t(`dashboards.cards.places.${place}`)} span={4}>
          <p className={classes.words} style={{ textAlign: place }}>
            {t('dashboards.cards.placeText')}
          </p>
        </Card>
      ))}
      <PanesCard />
      <div className={classes.trio}>
        {pictures.map(({ place, picture }) => (
          <PictureCard key={place} place={place} picture={picture} />
        ))}
      </div>
      {tones.map((tone) => (
        <TonedCard key={tone} tone={tone} kind="toned" />
      ))}
      {tones.map((tone) => (
        <TonedCard key={tone} tone={tone} kind="outlined" />
      ))}
      <JoinedCards />
    </CardsPage>
  );
}

function PictureCard({ place, picture }: { place: 'top' | 'bottom' | 'overlay'; picture: string }) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section
      className={`${cardClasses.card} ${classes.pictured}`}
      data-span="4"
      data-place={place}
      aria-labelledby={heading}
    >
      <span className={classes.picture}>
        <StoredPicture picture={`/pictures/profile/${picture}.svg`} alt="" />
      </span>
      <div className={classes.caption}>
        <h2 id={heading} className={cardClasses.title}>
          {t(`dashboards.cards.pictures.${place}`)}
        </h2>
        <p className={classes.words}>{t('dashboards.cards.pictureText')}</p>
      </div>
    </section>
  );
}

function TonedCard({ tone, kind }: { tone: (typeof tones)[number]; kind: 'toned' | 'outlined' }) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section className={cardClasses.card} data-span="4" aria-labelledby={heading}>
      <div className={classes[kind]} data-card-tone={tone}>
        <h2 id={heading} className={cardClasses.title}>
          {t(`dashboards.cards.tones.${tone}`)}
        </h2>
        <p>{t(kind === 'toned' ? 'dashboards.cards.toneText' : 'dashboards.cards.outlineText')}</p>
      </div>
    </section>
  );
}

function JoinedCards() {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <div className={`${classes.trio} ${classes.joined}`}>
      {[1, 2, 3].map((place) => (
        <Card key={place} title={t('dashboards.cards.joined', { number: number(place) })} span={4}>
          <p className={classes.words}>{t('dashboards.cards.joinedText')}</p>
        </Card>
      ))}
    </div>
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
