import '@mantine/core/styles/Radio.css';
import { helpColors, helpIcons, helpPicturePath, helpPictures } from '@atrium/contract/help';
import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import classes from './help.module.css';
import { BareIcon } from './section-icon.tsx';
import looks from './section-looks.module.css';

interface SectionLooksProps {
  form: { getInputProps: (field: string) => object };
  /** Whether it is shown as a card with a picture. */
  isCard: boolean;
  hasColor: boolean;
}

/** How a category or group looks, of what there is to choose from. */
export function SectionLooks({ form, isCard, hasColor }: SectionLooksProps) {
  const { t } = useTranslation();
  return (
    <>
      {isCard ? (
        <Choices label={t('help.form.picture')} field={form.getInputProps('picture')}>
          {helpPictures.map((picture) => (
            <Choice key={picture} value={picture} label={t(`help.pictures.${picture}`)} isPicture>
              <StoredPicture picture={helpPicturePath(picture)} alt="" />
            </Choice>
          ))}
        </Choices>
      ) : (
        <Choices label={t('help.form.icon')} field={form.getInputProps('icon')}>
          {helpIcons.map((icon) => (
            <Choice key={icon} value={icon} label={t(`help.icons.${icon}`)}>
              <BareIcon icon={icon} />
            </Choice>
          ))}
        </Choices>
      )}
      {hasColor && (
        <Choices label={t('help.form.color')} field={form.getInputProps('color')}>
          {helpColors.map((color) => (
            <Choice key={color} value={color} label={t(`help.colors.${color}`)}>
              <span className={classes.color} data-color={color} />
            </Choice>
          ))}
        </Choices>
      )}
    </>
  );
}

function Choices({ label, field, children }: { label: string; field: object; children: ReactNode }) {
  return (
    <Radio.Group label={label} {...field}>
      <div className={looks.choices}>{children}</div>
    </Radio.Group>
  );
}

interface ChoiceProps {
  value: string;
  label: string;
  isPicture?: boolean;
  children: ReactNode;
}

function Choice({ value, label, isPicture = false, children }: ChoiceProps) {
  return (
    <Radio.Card value={value} className={isPicture ? looks.picture : looks.choice} aria-label={label} title={label}>
      {children}
    </Radio.Card>
  );
}
