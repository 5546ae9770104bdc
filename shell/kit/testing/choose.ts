import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Choose an option by name, in a native select or in antd's, which renders its options when opened. */
export async function choose(user: UserEvent, select: string, option: string): Promise<void> {
  const box = await screen.findByRole('combobox', { name: select });
  if (box instanceof HTMLSelectElement) return user.selectOptions(box, option);
  await user.click(box);
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Fill in a date (`yyyy-MM-dd`) by day, month name and year. */
export async function fillDate(user: UserEvent, label: string, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  const parts = within(await screen.findByRole('group', { name: label }));
  await user.type(parts.getByLabelText('Day'), day);
  await user.selectOptions(parts.getByLabelText('Month'), month);
  await user.type(parts.getByLabelText('Year'), year);
}
