export const skins = ['light', 'dark', 'bordered', 'semi-dark'] as const;
export type Skin = (typeof skins)[number];

const directions = ['ltr', 'rtl'] as const;
type Direction = (typeof directions)[number];

export const contentWidths = ['full', 'boxed'] as const;
type ContentWidth = (typeof contentWidths)[number];

export const pageTransitions = ['fadeIn', 'fadeInLeft', 'zoomIn', 'none'] as const;
export type PageTransition = (typeof pageTransitions)[number];

export const menuLayouts = ['vertical', 'horizontal'] as const;
type MenuLayout = (typeof menuLayouts)[number];

export const navbarColors = ['white', 'primary', 'secondary', 'success', 'danger', 'info', 'warning', 'dark'] as const;
export type NavbarColor = (typeof navbarColors)[number];

export const navbarTypes = ['floating', 'sticky', 'static', 'hidden'] as const;
type NavbarType = (typeof navbarTypes)[number];

export const footerTypes = ['static', 'sticky', 'hidden'] as const;
type FooterType = (typeof footerTypes)[number];

export interface Preferences {
  skin: Skin;
  /** Null follows the language. */
  direction: Direction | null;
  menuCollapsed: boolean;
  menuHidden: boolean;
  menuLayout: MenuLayout;
  contentWidth: ContentWidth;
  pageTransition: PageTransition;
  navbarColor: NavbarColor;
  navbarType: NavbarType;
  footerType: FooterType;
}

export const defaultPreferences: Readonly<Preferences> = {
  skin: 'light',
  direction: null,
  menuCollapsed: false,
  menuHidden: false,
  menuLayout: 'vertical',
  contentWidth: 'boxed',
  pageTransition: 'fadeIn',
  navbarColor: 'white',
  navbarType: 'floating',
  footerType: 'static',
};
