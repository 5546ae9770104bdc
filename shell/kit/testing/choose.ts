import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/**
 * Picks an option of a select by its name: the browser's own, or antd's, whose choices come when it is
 * opened.
 */
export async function choose(user: UserEvent, select: string, option: string): Promise<void> {
  const box = await screen.findByRole('combobox', { name: select });
  if (box instanceof HTMLSelectElement) return user.selectOptions(box, option);
  await user.click(box);
  await user.click(await screen.findByRole('option', { name: option }));
}
