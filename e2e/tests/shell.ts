import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export function menu(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main menu' });
}

/** What the vertical menu stands in, which is as wide as one sees the menu. */
export function sideMenu(page: Page): Locator {
  return page.getByRole('complementary').filter({ has: menu(page) });
}

export function navbar(page: Page): Locator {
  return page.getByRole('banner');
}

/** Opens the customizer unless it is open, and gives its panel. */
export async function customizer(page: Page): Promise<Locator> {
  const panel = page.getByRole('dialog', { name: 'Customize' });
  if (!(await panel.isVisible())) await page.getByRole('button', { name: 'Customize the layout' }).click();
  await expect(panel).toBeVisible();
  return panel;
}

export async function closeCustomizer(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Customize' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog', { name: 'Customize' })).toBeHidden();
}

export async function choose(page: Page, group: string, option: string): Promise<void> {
  const panel = await customizer(page);
  await panel.getByRole('group', { name: group }).getByRole('radio', { name: option, exact: true }).check();
}

export async function toggle(page: Page, label: string, isOn: boolean): Promise<void> {
  const panel = await customizer(page);
  await panel.getByRole('switch', { name: label }).setChecked(isOn);
}

/** How bright what one sees behind the text of an element is, from 0 to 1. */
export async function brightnessOf(element: Locator): Promise<number> {
  return element.evaluate((start) => {
    for (let node: Element | null = start; node; node = node.parentElement) {
      const parts =
        getComputedStyle(node)
          .backgroundColor.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      const [red = 0, green = 0, blue = 0, alpha = 1] = parts;
      if (alpha > 0.5) return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
    }
    return 1;
  });
}

export async function boxOf(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return box;
}
