import { chosenPhoto, problemOf } from '@pehchan/contract/photos';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { object } from 'yup';
import { renderPage, screen } from '../../testing/index.ts';
import { ContractForm } from '../contract-form.tsx';
import { PhotoField } from './photo-field.tsx';
import { cutOut, shrink } from './shrink.ts';

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
  // Offer every file: a user can switch off the file dialog's filter.
  await userEvent
    .setup({ applyAccept: false })
    .upload(await screen.findByLabelText('Photo: Choose a photo'), file);
}

const crop = () => screen.queryByRole('button', { name: 'Turn and crop' });
const refusal = () => screen.queryByText(/^This photo can’t be read/);

it('shows a photo before it is sent, and offers to turn it', async () => {
  await choose(new File(['a photo'], 'asha.jpg', { type: 'image/jpeg' }));
  await screen.findByRole('img', { name: 'Photo' });
  expect(crop()).not.toBeNull();
  expect(refusal()).toBeNull();
});

it('refuses a GIF as soon as it is chosen, though browsers can open it', async () => {
  await choose(new File(['GIF89a'], 'asha.gif', { type: 'image/gif' }));
  await screen.findByText(/^This photo can’t be read/);
  screen.getByLabelText('Photo: Choose a photo');
  expect(crop()).toBeNull();
});

const problemWith = async (type: string, content: BlobPart = 'a photo', name = 'asha.jpg') =>
  problemOf(await shrink(new File([content], name, { type })));

it.each([
  'image/jpeg',
  'image/jpg',
  'image/pjpeg',
  'IMAGE/JPEG',
  'image/jpeg; charset=binary',
  'application/octet-stream',
  'binary/octet-stream',
  '',
])('accepts a photo that opens, even with the type %j', async (type) => {
  expect(await problemWith(type)).toBeUndefined();
});

it.each([
  'image/gif',
  'image/svg+xml',
  'image/tiff',
  'application/pdf',
  'video/mp4',
  'VIDEO/3GPP',
  'audio/ogg',
  'text/html',
  'application/zip',
  'application/vnd.ms-excel',
])('refuses the type %s without opening the file', async (type) => {
  const open = vi.spyOn(window, 'createImageBitmap');
  expect(await problemWith(type)).toBe('invalid.photo.type');
  expect(open).not.toHaveBeenCalled();
});

it('shows the original if a photo is too large for the phone’s memory', async () => {
  vi.spyOn(window, 'createImageBitmap').mockRejectedValue(new Error('out of memory'));
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  await choose(new File(['a photo'], 'asha.jpg', { type: 'image/jpeg' }));
  await screen.findByRole('img', { name: 'Photo' });
  expect(refusal()).toBeNull();
});

it('refuses an unreadable file as soon as it is chosen, whatever its name', async () => {
  cantBeRead();
  await choose(new File(['no photo'], 'asha.jpg', { type: 'image/jpeg' }));
  await screen.findByText(/^This photo can’t be read/);
  expect(crop()).toBeNull();
});

const HEIC = /^This is a HEIC photo/;
const hint = (name: RegExp) => screen.queryByText(name)?.textContent;

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 16_7 like Mac OS X)', /^On an iPhone, [^A]*$/],
  ['Mozilla/5.0 (Linux; Android 13; SM-M236B)', /^On an Android phone, /],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', /^On an iPhone, .* On an Android phone, /],
])('explains HEIC that can’t be opened, with steps to make a JPEG, on %s', async (userAgent, help) => {
  cantBeRead();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  await choose(new File([heif('heic')], 'asha.jpg', { type: 'image/jpeg' }));
  await screen.findByText(HEIC);
  expect(hint(help)).toBeDefined();
  expect(screen.getByLabelText(/^Photo: /).getAttribute('aria-describedby')).toBe(
    'field-photo-hint field-photo-error field-photo-help',
  );
});

it.each(['heic', 'heix', 'hevc', 'mif1', 'msf1'])('recognizes HEIC by its brand %s', async (brand) => {
  cantBeRead();
  expect(await problemWith('application/octet-stream', heif(brand))).toBe('invalid.photo.heic');
});

it('converts HEIC to JPEG if the browser opens it', async () => {
  draws(new Blob(['small']));
  const taken = await shrink(new File([heif('heic')], 'IMG_2041.HEIC'));
  expect([taken.type, problemOf(taken)]).toEqual(['image/jpeg', undefined]);
});

it.each([
  ['JPEG', () => jpegOf(800, 600)],
  ['WebP', () => new TextEncoder().encode('RIFF\x08\0\0\0WEBPVP8 ')],
])('redraws a %s that is cut off, which the API would refuse', async (_, make) => {
  draws(new Blob(['larger than the original']));
  const whole = make();
  const isRedrawn = async (bytes: Uint8Array<ArrayBuffer>) =>
    (await shrink(new File([bytes], 'IMG-WA0001.jpg'))).size !== bytes.length;
  expect([await isRedrawn(whole), await isRedrawn(whole.slice(0, -1))]).toEqual([false, true]);
});

it('recognizes an AVIF that also has HEIC’s brands', async () => {
  cantBeRead();
  expect(await problemWith('image/avif', heif('mif1', 'avif'))).toBe('invalid.photo.type');
});

it('accepts a JPEG with the name and type of HEIC', async () => {
  const taken = await shrink(new File([jpegOf(800, 600)], 'IMG_2041.HEIC', { type: 'image/heic' }));
  expect([taken.type, problemOf(taken)]).toEqual(['image/jpeg', undefined]);
});

it('refuses a file that no longer exists as unreadable', async () => {
  cantBeRead();
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new Error('gone'));
  expect(await problemWith('image/jpeg')).toBe('invalid.photo.type');
});

it('refuses a photo over 5 MB that this browser can’t shrink, and suggests a solution', async () => {
  await choose(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'asha.jpg', { type: 'image/jpeg' }));
  await screen.findByText('Image must be less than or equal to 5MB');
  expect(hint(/^Take a screenshot of the photo/)).toBeDefined();
});

it('refuses a photo with too many pixels for a browser without opening it', async () => {
  const open = vi.spyOn(window, 'createImageBitmap');
  await choose(new File([jpegOf(20_000, 10_000)], 'asha.jpg', { type: 'image/jpeg' }));
  await screen.findByText(/^This photo has too many pixels/);
  expect(hint(/^Take a screenshot of the photo/)).toBeDefined();
  expect(open).not.toHaveBeenCalled();
});

it('refuses a photo with too many pixels for the API if this browser can’t shrink it', async () => {
  const [width, height] = [8160, 6120];
  vi.spyOn(window, 'createImageBitmap').mockResolvedValue({ width, height, close: () => undefined });
  expect(await problemWith('image/jpeg', jpegOf(width, height))).toBe('invalid.photo.pixels');
});

it('draws a transparent picture on white, and also a part of it', async () => {
  const drawn = draws(new Blob(['small']));
  const cutOutPng = new File([new Uint8Array(99)], 'cut.png', { type: 'image/png' });
  await shrink(cutOutPng);
  await cutOut(cutOutPng, { x: -5, y: -5, width: 90, height: 90 }, 90);
  const white = ['fillStyle #fff', 'fillRect'];
  expect(drawn).toEqual([...white, 'drawImage', ...white, 'drawImage']);
});

it.each([
  ['its longer side', undefined, [160, 1600]],
  ['its area', (width: number, height: number) => Math.sqrt(width * height), [506, 5060]],
])('shrinks a long picture by %s', async (_, sideOf, expected) => {
  draws(new Blob(['small']));
  const open = { width: 1000, height: 10_000, close: () => undefined };
  vi.spyOn(window, 'createImageBitmap').mockResolvedValue(open);
  let sides: number[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
  ) {
    sides = [this.width, this.height];
    done(new Blob(['small']));
  });
  await shrink(new File([new Uint8Array(99)], 'list.png', { type: 'image/png' }), sideOf);
  expect(sides).toEqual(expected);
});

/** Return the first bytes of a HEIF photo with this brand. */
const heif = (brand: string, other = 'mif1') => `\0\0\0\x14ftyp${brand}\0\0\0\0${other}`;

/** Return the first bytes of a JPEG with this width and height, after stray bytes. */
const jpegOf = (width: number, height: number) =>
  new Uint8Array([
    0xff,
    0xd8,
    0,
    0,
    0xff,
    0xc0,
    0,
    17,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    3,
    0xff,
    0xd9,
  ]);

/** Imitate a browser whose canvas always produces this picture; return the drawing calls. */
function draws(picture: Blob): string[] {
  const drawn: string[] = [];
  const canvas = new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name) => () => {
      if (name === 'fillRect' || name === 'drawImage') drawn.push(name);
    },
    set: (_, name, value) => drawn.push(`${String(name)} ${String(value)}`) > 0,
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(canvas);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(picture));
  return drawn;
}

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
