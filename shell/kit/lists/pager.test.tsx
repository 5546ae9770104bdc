import { expect, it, vi } from 'vitest';
import { renderPage, screen } from '../testing/index.ts';
import { Pager } from './pager.tsx';

it('shows buttons for the first, the last and the neighbouring pages of a list', async () => {
  const turn = vi.fn();
  const Page = () => <Pager page={7} pageSize={5} total={60} onPage={turn} />;
  const { user } = renderPage(Page, { as: null });
  await screen.findByText('Page 7 of 12');
  const numbers = screen.getAllByRole('button', { name: /^Page \d+$/ });
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['1', '6', '7', '8', '12']);
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('7');
  await user.click(screen.getByRole('button', { name: 'Page 12' }));
  expect(turn).toHaveBeenCalledExactlyOnceWith(12);
});
