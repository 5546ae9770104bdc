import type { BrowserContext, TestInfo } from '@playwright/test';

export const SHOWN = 'shown';

const LETTERS = 300;

export async function noteShown(context: BrowserContext, info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return;
  for (const page of context.pages()) {
    const words = await page.locator('body').innerText({ timeout: 5000 }).catch(String);
    const brief = words.replace(/\s+/g, ' ').slice(0, LETTERS);
    info.annotations.push({ type: SHOWN, description: `${page.url()} showed: ${brief}` });
  }
}
