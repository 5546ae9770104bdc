import { lateCatalogueOf, useTranslation } from '@pehchan/kit';
import { renderPage } from '@pehchan/kit/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLate } from './use-late.ts';

it('keeps the screen if only the texts of a part fail to download, and opens the part at the next press', async () => {
  let isGone = true;
  const file = () => (isGone ? Promise.reject(new Error('gone')) : Promise.resolve({ title: 'All filters' }));
  const { texts, want } = lateCatalogueOf({ en: file, hi: file });
  const Part = () => <p>{useTranslation(texts)('title')}</p>;
  function Opener() {
    const { Part: Loaded, open } = useLate(() => {
      want();
      return Promise.resolve(Part);
    });
    return (
      <>
        <button onClick={open}>Filters</button>
        {Loaded && <Loaded />}
      </>
    );
  }
  const { user } = renderPage(Opener, { as: null });
  const button = await screen.findByRole('button', { name: 'Filters' });
  await user.click(button);
  await screen.findByText('This could not be opened. Please check your connection.');
  expect(document.activeElement).toBe(button);

  isGone = false;
  await user.click(button);
  await screen.findByText('All filters');
});
