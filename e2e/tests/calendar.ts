import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { newcomer } from './people.ts';

/** Everybody has a calendar of their own: each flow has an account of its own, and days on which the sample has hardly anything. */
export async function openCalendar(page: Page, search: string): Promise<void> {
  await newcomer(page);
  await page.goto(`/apps/calendar?${search}`);
  await expect(page.getByRole('grid')).toBeVisible();
}

export function entry(page: Page, title: string): Locator {
  return page.getByRole('grid').getByRole('button', { name: new RegExp(`^${title}, `) });
}

export function day(page: Page, date: string): Locator {
  return page.locator(`[data-day="${date}"][data-row="0"]`);
}

export function hour(page: Page, date: string, row: number): Locator {
  return page.locator(`[data-day="${date}"][data-row="${row}"]`);
}

export async function addHere(page: Page, title: string): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Add an event' });
  await panel.getByLabel('Title').fill(title);
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel).toBeHidden();
  await expect(entry(page, title)).toBeVisible();
}

/** What has the focus for a day or an hour. */
export function free(cell: Locator): Locator {
  return cell.locator('[data-target]');
}

/** From one place to another, so far from their upper edges. */
export async function drag(page: Page, from: Locator, to: Locator, [at, until] = [8, 60]): Promise<void> {
  await from.hover({ position: { x: 30, y: at } });
  await page.mouse.down();
  await to.hover({ position: { x: 30, y: until }, force: true });
  await to.hover({ position: { x: 32, y: until }, force: true });
  await page.mouse.up();
}

export function spoken(page: Page): Locator {
  return page.getByRole('log');
}
