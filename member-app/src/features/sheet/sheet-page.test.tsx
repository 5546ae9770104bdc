import {
  answers,
  buildProfile,
  lostAnswer,
  ownProfilesReply,
  refuses,
  renderPage,
  screen,
  sends,
  waitFor,
} from '@pehchan/kit/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import SheetPage from './sheet-page.tsx';

const at = { path: '/sheet/:id', at: '/sheet/1' };
const asked: string[] = [];
const revoke = vi.fn<(address: string) => void>();
let made = 0;

beforeEach(() => {
  asked.length = 0;
  made = 0;
  revoke.mockClear();
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(made += 1)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoke);
  answers('getOwnProfiles', ownProfilesReply([buildProfile({ id: 1, fullname: 'ASHA MEHTA' })]));
  sends('getSheet', 'a page', ({ query }) => asked.push(`${query['format']} ${query['language']}`));
});

/** Give this browser a share sheet, or remove it. */
function sharing(share?: (data: ShareData) => Promise<void>): void {
  for (const name of ['share', 'canShare'] as const) Reflect.deleteProperty(navigator, name);
  if (share) Object.assign(navigator, { share, canShare: () => true });
}

describe('the page of the sheet', () => {
  it('makes the picture in the language of the screen while it opens, and shows it', async () => {
    sharing();
    renderPage(SheetPage, { ...at, language: 'hi' });
    const picture = await screen.findByRole('img');
    expect(picture.getAttribute('src')).toBe('blob:1');
    expect(asked).toEqual(['jpeg hi']);
  });

  it('shares the ready file with one press, without another call', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue(undefined);
    sharing(share);
    const { user } = renderPage(SheetPage, at);
    await screen.findByRole('img', { name: 'Biodata of Asha Mehta on one page' });
    await user.click(screen.getByRole('button', { name: 'Share' }));
    const [{ files: [file] = [] } = {}] = share.mock.calls[0] ?? [];
    expect([file?.name, file?.type]).toEqual(['biodata-1.jpg', 'image/jpeg']);
    expect(asked).toEqual(['jpeg en']);
  });

  it('shows no message if the family closes the share sheet, and names another way if sharing fails', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>();
    share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    sharing(share);
    const { user } = renderPage(SheetPage, at);
    await screen.findByRole('img');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(screen.queryByText(/^Sharing did not work/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await screen.findByText(/^Sharing did not work/);
  });

  it('saves the file where the browser has no share sheet', async () => {
    sharing();
    const names: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { user } = renderPage(SheetPage, at);
    await screen.findByRole('img');
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    click.mockRestore();
    expect(names).toEqual(['biodata-1.jpg']);
    await screen.findByText('Saved on this device.');
  });

  it('makes each format and language once, and shows the picture also for the PDF', async () => {
    sharing();
    const { user } = renderPage(SheetPage, at);
    await screen.findByRole('img');
    await user.click(screen.getByRole('radio', { name: 'PDF' }));
    await waitFor(() => expect(asked).toEqual(['jpeg en', 'pdf en']));
    await user.click(screen.getByRole('radio', { name: 'Picture' }));
    await user.click(screen.getByRole('radio', { name: 'हिन्दी' }));
    await waitFor(() => expect(asked).toEqual(['jpeg en', 'pdf en', 'jpeg hi']));
    await user.click(screen.getByRole('radio', { name: 'English' }));
    expect((await screen.findByRole('img')).getAttribute('src')).toBe('blob:1');
    expect(asked).toHaveLength(3);
  });

  it('releases the files when it closes', async () => {
    sharing();
    const { user } = renderPage(SheetPage, at);
    await screen.findByRole('img');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByText('another screen');
    expect(revoke.mock.calls).toEqual([['blob:1']]);
    expect(document.body.dataset['prints']).toBeUndefined();
  });

  it('shows the API’s reason without a retry button after the daily limit', async () => {
    refuses('getSheet', 429, { message: 'You have made 20 sheets in 24 hours.' });
    renderPage(SheetPage, at);
    await screen.findByText('You have made 20 sheets in 24 hours.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
  });

  it('shows that a biodata is no longer here if the API returns 404', async () => {
    refuses('getSheet', 404);
    renderPage(SheetPage, at);
    await screen.findByText('That biodata is no longer here.');
  });

  it('shows an error, and the page after a retry', async () => {
    refuses('getSheet', 503);
    const { user } = renderPage(SheetPage, at);
    await screen.findByText('The page could not be made. Nothing is lost.');
    sends('getSheet', 'a page');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('img');
  });

  it('shows that there is no internet, and makes the page when there is', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answers('getSheet', lostAnswer);
    renderPage(SheetPage, at);
    await screen.findByText(/^There is no internet/);
    online.mockReturnValue(true);
    sends('getSheet', 'a page');
    dispatchEvent(new Event('online'));
    await screen.findByRole('img');
    online.mockRestore();
  });
});
