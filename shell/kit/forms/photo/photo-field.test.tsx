import { chosenPhoto } from '@pehchan/contract/photos';
import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { object } from 'yup';
import { renderPage, screen } from '../../testing/index.ts';
import { ContractForm } from '../contract-form.tsx';
import { PhotoField } from './photo-field.tsx';

function Form() {
  return (
    <ContractForm
      schema={object({ photo: chosenPhoto })}
      initialValues={{ photo: undefined }}
      onSubmit={() => Promise.resolve()}
    >
      <PhotoField name="photo" label="Photo" />
    </ContractForm>
  );
}

async function choose(file: File): Promise<void> {
  renderPage(Form, { as: null });
  // A file chooser's filter can be put aside.
  await userEvent
    .setup({ applyAccept: false })
    .upload(await screen.findByLabelText('Photo: Choose a photo'), file);
}

const crop = () => screen.queryByRole('button', { name: 'Turn and crop' });
const picture = () => screen.queryByRole('img', { name: 'Photo' });
const refusal = () => screen.queryByText(/^This photo can’t be read/);

it('shows a photo before it is sent, and lets it be turned', async () => {
  await choose(new File(['a photo'], 'asha.jpg', { type: 'image/jpeg' }));
  await screen.findByRole('img', { name: 'Photo' });
  expect(crop()).not.toBeNull();
  expect(refusal()).toBeNull();
});

it('refuses a GIF as soon as it is chosen, though browsers can read it', async () => {
  await choose(new File(['GIF89a'], 'asha.gif', { type: 'image/gif' }));
  await screen.findByText(/^This photo can’t be read/);
  expect(crop()).toBeNull();
});

it('tells a photo too large for the memory of this phone from what is none', async () => {
  vi.spyOn(window, 'createImageBitmap').mockRejectedValue(new Error('out of memory'));
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  await choose(new File(['a photo'], 'asha.jpg', { type: 'image/jpeg' }));
  await screen.findByRole('img', { name: 'Photo' });
  expect(refusal()).toBeNull();
});

it('refuses what can’t be read as soon as it is chosen, whatever its name says', async () => {
  cantBeRead();
  await choose(new File(['no photo'], 'asha.jpg', { type: 'image/jpeg' }));
  await screen.findByText(/^This photo can’t be read/);
  expect(crop()).toBeNull();
});

it('takes an iPhone’s photo, though this browser can’t show it', async () => {
  cantBeRead();
  await choose(new File(['a photo'], 'IMG_2041.HEIC'));
  fireEvent.error(await screen.findByRole('img', { name: 'Photo' }));
  expect(picture()).toBeNull();
  expect(crop()).toBeNull();
  expect(refusal()).toBeNull();
});

function cantBeRead(): void {
  vi.spyOn(window, 'createImageBitmap').mockRejectedValue(new Error('not a picture'));
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('not a picture'));
}

const { decode } = HTMLImageElement.prototype;
let addresses = 0;
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(addresses += 1)}`);
});
afterEach(() => {
  vi.restoreAllMocks();
  HTMLImageElement.prototype.decode = decode;
});
