import { screen, within } from '@pehchan/kit/testing';

type User = { click: (element: Element) => Promise<void> };

/** In tests: reject an account with the reason that the photo is unclear. */
export async function sayWhy(user: User): Promise<void> {
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('checkbox', { name: 'The photo is unclear, or not of the person' }));
  await user.click(question.getByRole('button', { name: 'Yes' }));
}
