import { PHOTO_SIZES } from '@pehchan/contract/photos';
import { expect, it } from 'vitest';
import { renderPage, screen } from '../testing/index.ts';
import { Photo } from './photo.tsx';

const photo = { image: '/api/v1/photos/one', name: 'Asha' };

it.each(['table', 'card', 'view'] as const)(
  'shows a portrait of size %s in the ratio 4:5, cropped more below than above',
  async (size) => {
    renderPage(() => <Photo isPortrait {...photo} size={size} />, { as: null });
    const { style, height } = await screen.findByRole<HTMLImageElement>('img', { name: 'Photo of Asha' });
    expect([style.aspectRatio, style.objectPosition]).toEqual(['4 / 5', '50% 0%']);
    expect(height).toBe(PHOTO_SIZES[size] * 1.25);
  },
);

it('centres a whole photo on the screen', async () => {
  renderPage(() => <Photo {...photo} size="view" />, { as: null });
  const { style } = await screen.findByRole('img', { name: 'Photo of Asha' });
  expect(style.objectPosition).toBe('');
});
