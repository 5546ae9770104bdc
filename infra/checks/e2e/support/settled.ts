import { expect, type Page } from '@playwright/test';

/** Enough milliseconds for a screen to load over a weak connection on a busy machine. */
const WHOLE_WITHIN = { timeout: 120_000 };

export async function isWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(WHOLE_WITHIN);
  await expect(page.getByRole('status', { name: /Loading|खुल रहा/ })).toHaveCount(0, WHOLE_WITHIN);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0, WHOLE_WITHIN);
}

/**
 * Wait for the end of all animations: colours between two themes would fail tests. Animations in hidden
 * elements are skipped, since they never end.
 */
export async function isStill(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const moving = () => document.getAnimations().filter(({ effect, playState }) =>
      playState === 'running' && effect.target.checkVisibility() &&
      Number.isFinite(effect.getComputedTiming().endTime));
    do {
      await Promise.allSettled(moving().map(({ finished }) => finished));
      await frame();
      await frame();
    } while (moving().length > 0);
  })()`);
}
