import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Opens the chat with somebody, through the list. */
export async function openChat(page: Page, name: string): Promise<void> {
  if (!new URL(page.url()).pathname.startsWith('/apps/chat')) await page.goto('/apps/chat');
  await page.getByRole('searchbox', { name: 'Search names and messages' }).fill(name);
  await page.getByRole('list', { name: 'Contacts' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(field(page, name)).toBeVisible();
}

export function field(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name: `Message to ${name}` });
}

export async function write(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill(text);
  await field(page, name).press('Enter');
  await expect(field(page, name)).toHaveValue('');
}

export function messages(page: Page, name: string): Locator {
  return page.getByRole('region', { name: `Messages with ${name}` }).getByRole('listitem');
}

export function message(page: Page, name: string, text: string): Locator {
  return messages(page, name).filter({ hasText: text });
}

export async function act(page: Page, name: string, text: string, item: string): Promise<void> {
  const row = message(page, name, text);
  await row.hover();
  await row.getByRole('button', { name: /^What to do/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

export function chats(page: Page): Locator {
  return page.getByRole('list', { name: 'Chats' });
}
