import type { TraceFit, TraceReply } from '@pehchan/contract/trace';
import { fireEvent } from '@testing-library/react';
import {
  answers,
  buildAdministrator,
  buildProfile,
  holds,
  profilesReply,
  refuses,
  renderPage,
  screen,
  waitFor,
  within,
} from '@pehchan/kit/testing';
import '@pehchan/kit/desktop';
import { describe, expect, it, vi } from 'vitest';
import TracePage from './trace-page.tsx';
import './texts/index.ts';

const PHOTO = {
  candidates: [
    { userId: 12, name: 'RAMESH MEHTA', village: 'DHAN', code: 'K7PM2QX', z: 31.26, verdict: 'named' },
    { userId: null, name: 'GOPAL RAWAL', village: 'MAROL', code: 'W3HN8RT', z: 6.1, verdict: 'probable' },
  ],
  profileId: 7,
  fullname: 'ASHA MEHTA',
  image: '/api/v1/photos/0123456789abcdef0123456789abcdef',
  isMirrored: false,
  place: [
    { x: 0.1, y: 0 },
    { x: 0.9, y: 0 },
    { x: 0.9, y: 1 },
    { x: 0.1, y: 1 },
  ],
  message: 'This is a copy that was shown to this account.',
} satisfies Omit<TraceReply, 'fits'>;
const FIT: TraceFit = {
  ...PHOTO,
  uploadedAt: null,
  copyOf: null,
  isExplained: false,
  isGone: false,
  wasUploadedAgain: false,
};
const FOUND: TraceReply = { ...PHOTO, fits: [FIT] };

vi.stubGlobal(
  'URL',
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
);

function open(at = '/trace') {
  return renderPage(TracePage, { as: buildAdministrator(), path: '/trace', at });
}

const picture = () => new File(['x'], 'found.jpg', { type: 'image/jpeg' });

async function choose() {
  fireEvent.change(await screen.findByLabelText(/^The picture that was found: /), {
    target: { files: [picture()] },
  });
  await screen.findByRole('img', { name: 'The picture that was found' });
}

describe('the trace page', () => {
  it('starts no trace before a picture is chosen', async () => {
    open();
    const send = await screen.findByRole('button', { name: 'Find whose copy it is' });
    expect(send).toHaveProperty('disabled', true);
  });

  it('shows the account of the copy, how certain the match is and what it proves', async () => {
    answers('traceCopy', FOUND);
    open();
    await choose();
    fireEvent.click(screen.getByRole('button', { name: 'Find whose copy it is' }));
    const result = await screen.findByText('This is a copy that was shown to this account.');
    await waitFor(() => expect(document.activeElement?.contains(result)).toBe(true));
    const [first, second] = screen
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent?.includes('Code'));
    const name = within(first as HTMLElement).getByRole('link', { name: 'Ramesh Mehta' });
    expect(name.getAttribute('href')).toBe('/admin/get-user-profiles-byUserId/12');
    expect(first?.textContent).toContain('It is this account’s copyCode K7PM2QX, fit 31.3');
    expect(second?.textContent).toContain('Gopal Rawal, Marol (account deleted)Probably this account’s copy');
    screen.getByText(/It does not show who passed it on/);
    const outline = document.querySelector('figure polygon');
    expect(outline?.getAttribute('points')).toBe('0.1,0 0.9,0 0.9,1 0.1,1');
  });

  it('reports that a picture is from the family’s own sheet', async () => {
    const candidates = PHOTO.candidates.slice(0, 1).map((named) => ({ ...named, isSheet: true }));
    const message = 'It is from the family’s own sheet.';
    answers('traceCopy', { ...PHOTO, candidates, message, fits: [{ ...FIT, candidates }] });
    open();
    await choose();
    fireEvent.click(screen.getByRole('button', { name: 'Find whose copy it is' }));
    await screen.findByText(message);
    screen.getByText(/^The photo is from this family’s own sheet/);
    expect(screen.queryByText(/this account’s copy/)).toBeNull();
  });

  it('names the account that leaked a re-uploaded photo, and explains the mark of the previous account', async () => {
    const leaker = { userId: 20, name: 'VIMLA RAWAL', village: 'DHAN', code: 'V3HN8RT', z: 29.3 } as const;
    const holder = { userId: 12, name: 'RAMESH MEHTA', village: 'MAROL' } as const;
    const again: TraceFit = {
      ...FIT,
      candidates: [{ ...leaker, verdict: 'named' }],
      profileId: 9,
      image: '/api/v1/photos/fedcba9876543210fedcba9876543210',
      uploadedAt: '2026-11-03T10:00:00.000Z',
      copyOf: holder,
    };
    const before: TraceFit = {
      ...FIT,
      candidates: [{ ...holder, code: 'K7PM2QX', z: 25.1, verdict: 'named' }],
      isExplained: true,
    };
    answers('traceCopy', { ...again, fits: [again, before] });
    open();
    await choose();
    fireEvent.click(screen.getByRole('button', { name: 'Find whose copy it is' }));
    await screen.findByText('It fits 2 photos of the register. The newest upload comes first.');
    screen.getByText(/^This photo is not the original.*copy of Ramesh Mehta, Marol\.$/);
    screen.getByText(/^The photo was uploaded 3 November 2026/);
    screen.getByText(/^The mark of this account is in the picture because a later photo/);
    const verdicts = screen
      .getAllByRole('listitem')
      .flatMap(({ textContent }) => /^(.*), .*(It is this|The copy that).*Code/.exec(textContent) ?? []);
    expect([verdicts[1], verdicts[2], verdicts[4], verdicts[5]]).toEqual([
      'Vimla Rawal',
      'It is this',
      'Ramesh Mehta',
      'The copy that',
    ]);
  });

  it('explains a deleted photo, and a photo whose copy was uploaded again', async () => {
    const gone: TraceFit = { ...FIT, profileId: null, isGone: true };
    const before: TraceFit = { ...FIT, wasUploadedAgain: true };
    answers('traceCopy', { ...gone, fits: [gone, before] });
    open();
    await choose();
    fireEvent.click(screen.getByRole('button', { name: 'Find whose copy it is' }));
    await screen.findByText(/^This photo is no longer in the register\./);
    screen.getByText(/^This account’s copy was also uploaded here again.*may have passed on the picture\.$/);
  });

  it('counts the seconds of a trace, and offers no button to load the page again', async () => {
    const arrive = holds('traceCopy', FOUND);
    open();
    await choose();
    fireEvent.click(screen.getByRole('button', { name: 'Find whose copy it is' }));
    const bar = await screen.findByRole('progressbar');
    expect(bar.getAttribute('max')).toBe('60');
    await waitFor(() => expect(Number(bar.getAttribute('value'))).toBeGreaterThan(0), { timeout: 20_000 });
    expect(bar.getAttribute('aria-label')).toMatch(/^[1-9]\d* of at most 60 seconds$/);
    expect(screen.queryByText(/slow/)).toBeNull();
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
    arrive();
    await screen.findByText(FOUND.message);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('sends the biodata from the address, and the corners that the administrator set', async () => {
    let sent = '';
    answers('traceCopy', async ({ request }) => {
      sent = await request.text();
      return FOUND;
    });
    open('/trace?profileId=7');
    await choose();
    fireEvent.click(screen.getByRole('checkbox', { name: 'It is a photo of a screen or a print' }));
    fireEvent.keyDown(screen.getByRole('button', { name: 'Upper left corner' }), { key: 'ArrowRight' });
    // The photo's bottom is cut off: its lower corner can be up to half a side outside the picture.
    const lower = screen.getByRole('button', { name: 'Lower right corner' });
    for (let press = 0; press < 14; press += 1) {
      fireEvent.keyDown(lower, { key: 'ArrowDown', shiftKey: true });
    }
    fireEvent.click(screen.getByRole('button', { name: 'Find whose copy it is' }));
    await waitFor(() => expect(sent).toContain('name="profileId"'));
    expect(sent).toContain('0.1050 0.1000 0.9000 0.1000 0.9000 1.5000 0.1000 0.9000');
  });

  it('lets the administrator search the biodata by name, and keeps the picture', async () => {
    let sent = '';
    answers('traceCopy', async ({ request }) => {
      sent = await request.text();
      return FOUND;
    });
    const asha = buildProfile({ id: 31, fullname: 'ASHA MEHTA', village: 'DHAN', image: '/api/v1/photos/1' });
    const faceless = buildProfile({ id: 32, fullname: 'USHA MEHTA', image: null });
    answers('getTotalProfiles', ({ query: { search } }) =>
      profilesReply(search === 'mehta' ? [asha, faceless] : []),
    );
    const { user } = open();
    await choose();
    const search = screen.getByRole('searchbox', { name: /name of the son or daughter$/ });
    await user.type(search, 'nobody');
    await screen.findByText('No candidate with this name has a photo.');
    await user.clear(search);
    await user.type(search, 'mehta');
    await user.click(await screen.findByRole('radio', { name: 'The photo of Asha Mehta, Dhan' }));
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    await user.clear(search);
    expect(await screen.findByRole('radio', { name: /Asha Mehta/ })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: 'Find whose copy it is' }));
    await waitFor(() => expect(sent).toMatch(/name="profileId"\s+31\s/));
    screen.getByRole('img', { name: 'The picture that was found' });
  });

  it('sends no biodata if the trace searches all biodata', async () => {
    let sent = '';
    answers('traceCopy', async ({ request }) => {
      sent = await request.text();
      return {
        ...FOUND,
        candidates: [],
        profileId: null,
        image: null,
        place: null,
        fits: [],
        message: 'No photo was found.',
      };
    });
    open('/trace?profileId=7');
    await choose();
    fireEvent.click(screen.getByRole('radio', { name: 'Search all biodata' }));
    fireEvent.click(screen.getByRole('button', { name: 'Find whose copy it is' }));
    await screen.findByText('No photo was found.');
    expect(sent).not.toContain('profileId');
  });

  it('shows why the API refused a trace, and keeps the picture', async () => {
    refuses('traceCopy', 429, {
      message: 'Another picture is being compared. Please try again in 9 seconds.',
    });
    open();
    await choose();
    fireEvent.click(screen.getByRole('button', { name: 'Find whose copy it is' }));
    await screen.findByText(/Please try again in 9 seconds/);
    screen.getByRole('img', { name: 'The picture that was found' });
  });
});
