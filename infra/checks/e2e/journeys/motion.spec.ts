import { expect, test, type Page } from '../support/test.ts';

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('with reduced motion nothing moves while a screen waits for its data', async ({ page, openAs }) => {
    await page.goto('/login');
    expect(await moving(page)).toEqual([]);
    const member = await openAs('member');
    await waitForAnAnswer(member);
    expect(await moving(member)).toEqual([]);
  });
});

test('a placeholder pulses while a screen waits for its data', async ({ openAs }) => {
  const member = await openAs('member');
  await waitForAnAnswer(member);
  expect(await moving(member)).toContainEqual(expect.stringMatching(/breathe$/));
});

test('the side panel of the sign-in page moves every four seconds, and only on large screens', async ({
  page,
}) => {
  await page.goto('/login');
  const panel = page.getByText('Sign up to access Platform and Meet Apno Ki Apno se Pehchan!');
  if (test.info().project.name === 'phone') {
    await expect(panel).toBeHidden();
    return;
  }
  await expect(panel).toBeVisible();
  const timings = await page.evaluate(`document.getAnimations().map(({ effect }) => ({
    of: effect.target.textContent, every: effect.getTiming().duration, ends: Number.isFinite(effect.getComputedTiming().endTime),
  }))`);
  expect(timings).toEqual([{ of: await panel.textContent(), every: 4000, ends: false }]);
});

/** Open the home screen without the reply for its rows. */
async function waitForAnAnswer(page: Page): Promise<void> {
  await page.route('**/profile/get-profiles-by-user*', () => undefined);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
}

/** Return the names of running animations. A sudden change, even after a delay, is no movement. */
function moving(page: Page): Promise<unknown> {
  return page.evaluate(`document.getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().activeDuration > 100)
    .map(({ animationName, transitionProperty }) => animationName ?? transitionProperty)`);
}
