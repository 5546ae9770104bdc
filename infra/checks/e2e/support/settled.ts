import { expect, type Page } from '@playwright/test';

/** More than it ever takes, also on a weak link and a machine that has much to do. */
const WHOLE_WITHIN = { timeout: 120_000 };

/** Its heading is there and nothing is loading any more. */
export async function isWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(WHOLE_WITHIN);
  await expect(page.getByRole('status', { name: /Loading|खुल रहा/ })).toHaveCount(0, WHOLE_WITHIN);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0, WHOLE_WITHIN);
}

/**
 * Ends when nothing moves any more: a colour halfway between two themes is nobody's fault. What is folded
 * away isn't painted, and what has begun to move in it never ends.
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
