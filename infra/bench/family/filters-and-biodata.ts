import type { Locator, Page } from 'playwright-core';

/** The button that closes the filters. Its words depend on the wanted candidates. */
export const showFound = (filters: Locator) =>
  filters.getByRole('button', { name: /^Show \d+ (boys?|girls?|biodata)$/ });

/** Open a card's biodata. The first one asks whether the other family may see the visit. */
export async function openBiodata(page: Page, card: Locator): Promise<void> {
  await card.getByRole('link').first().tap();
  const family = page.getByRole('heading', { name: 'Family Background' });
  const goOn = page.getByRole('button', { name: 'Continue' });
  await family.or(goOn).first().waitFor();
  if (await goOn.isVisible()) await goOn.tap();
  await family.waitFor();
}
