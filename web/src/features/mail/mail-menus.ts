/** The menus of what can be done with mails that keys open: which labels they have, and where they are moved. */
export type MailMenu = 'labels' | 'move';

/** Which of them is open, as whoever hears of the keys knows it. */
export interface OpenMailMenu {
  menu: MailMenu | null;
  onMenu: (menu: MailMenu | null) => void;
}
