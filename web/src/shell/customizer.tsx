import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  contentWidths,
  footerTypes,
  menuLayouts,
  navbarTypes,
  pageTransitions,
  skins,
} from '../preferences/preference-values.ts';
import { resetPreferences, setPreference, usePreferences } from '../preferences/preferences.ts';
import classes from './customizer.module.css';
import { ColorChoice, PreferenceChoice, PreferenceSwitch } from './customizer-controls.tsx';
import { IconButton } from './icon-button.tsx';
import { useIsWide } from './use-is-wide.ts';

/** The panel with every setting of the layout. The page beside it stays usable, so that one sees what one sets. */
export function Customizer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  useBorrowedFocus(panel);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }

  return (
    <section
      ref={panel}
      className={classes.panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
    >
      <div className={classes.header}>
        <div>
          <h2 id={titleId}>{t('shell.customizer.title')}</h2>
          <p>{t('shell.customizer.note')}</p>
        </div>
        <IconButton icon={IconX} label={t('shell.customizer.close')} onClick={onClose} />
      </div>
      <div className={classes.body}>
        <AppearanceSettings />
        <MenuSettings />
        <BarSettings />
      </div>
      <div className={classes.end}>
        <button type="button" className={classes.reset} onClick={resetPreferences}>
          {t('shell.customizer.reset')}
        </button>
      </div>
    </section>
  );
}

/** Whether the page shows the horizontal layout, which knows a few settings less. */
function useIsHorizontal(): boolean {
  const { menuLayout } = usePreferences();
  return useIsWide() && menuLayout === 'horizontal';
}

function AppearanceSettings() {
  const { t } = useTranslation();
  const isHorizontal = useIsHorizontal();
  const isRightToLeft = document.documentElement.dir === 'rtl';
  const { skin } = usePreferences();
  return (
    <>
      <PreferenceChoice
        preference="skin"
        values={isHorizontal ? skins.filter((each) => each !== 'semi-dark') : skins}
        inEffect={isHorizontal && skin === 'semi-dark' ? 'light' : skin}
      />
      <PreferenceChoice preference="contentWidth" values={contentWidths} />
      <PreferenceSwitch
        label={t('shell.customizer.rightToLeft')}
        isOn={isRightToLeft}
        onChange={(isOn) => setPreference('direction', isOn ? 'rtl' : 'ltr')}
      />
      <PreferenceChoice preference="pageTransition" values={pageTransitions} />
    </>
  );
}

function MenuSettings() {
  const { t } = useTranslation();
  const { menuCollapsed, menuHidden } = usePreferences();
  const isWide = useIsWide();
  const isHorizontal = useIsHorizontal();
  if (!isWide) return null;
  return (
    <>
      <PreferenceChoice preference="menuLayout" values={menuLayouts} />
      {!isHorizontal && (
        <PreferenceSwitch
          label={t('shell.customizer.menuCollapsed')}
          isOn={menuCollapsed}
          onChange={(isOn) => setPreference('menuCollapsed', isOn)}
        />
      )}
      <PreferenceSwitch
        label={t('shell.customizer.menuHidden')}
        isOn={menuHidden}
        onChange={(isOn) => setPreference('menuHidden', isOn)}
      />
    </>
  );
}

function BarSettings() {
  const isHorizontal = useIsHorizontal();
  return (
    <>
      {!isHorizontal && <ColorChoice />}
      <PreferenceChoice
        preference="navbarType"
        titleKey={isHorizontal ? 'shell.customizer.menuType' : undefined}
        values={isHorizontal ? navbarTypes.filter((type) => type !== 'hidden') : navbarTypes}
      />
      <PreferenceChoice preference="footerType" values={footerTypes} />
    </>
  );
}

/** Takes the focus and gives it back to where it was. */
function useBorrowedFocus(panel: { current: HTMLElement | null }): void {
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [panel]);
}
