import { describe, expect, it, vi } from 'vitest';
import { defineEndpoints } from '../calls/define-endpoints.ts';
import { request } from '../calls/base-api.ts';
import { useSecondStep, useStepPutOffAt } from './use-second-step.ts';
import { answers, countsReply, refuses, renderPage, screen, waitFor } from '../testing/index.ts';

const api = defineEndpoints('test', (build) => ({
  counts: build.query({ ...request('getCounts'), extraOptions: { failed: 'failed.counts' } }),
  purge: build.mutation({
    ...request('deleteUsersWithoutProfiles'),
    extraOptions: { failed: 'failed.purge' },
  }),
}));

function Counts() {
  const { data, isError } = api.useCountsQuery();
  return <p>{data ? `${data.totaluserCount} users` : isError ? 'nothing' : 'waiting'}</p>;
}

function Purge() {
  const [purge, { data }] = api.usePurgeMutation();
  return <button onClick={() => void purge()}>{data ? `${data.count} gone` : 'purge'}</button>;
}

const WANTED = { message: 'Please confirm first that it is you.', code: 'second_step' } as const;

describe('a call that requires a second step', () => {
  it('repeats the call after the second step is passed, without a message', async () => {
    refuses('getCounts', 403, WANTED);
    const passed = vi.fn(async () => {
      answers('getCounts', countsReply({ totaluserCount: 7 }));
      return true;
    });
    renderPage(Counts, { onSecondStep: passed });
    await screen.findByText('7 users');
    expect(passed).toHaveBeenCalledExactlyOnceWith('pass');
    expect(screen.queryByText(/Please confirm/)).toBeNull();
  });

  it('fails with the API’s reason if the second step is postponed, and asks again on the next call', async () => {
    refuses('deleteUsersWithoutProfiles', 403, { ...WANTED, fresh: true });
    const putOff = vi.fn(async () => false);
    const { user } = renderPage(Purge, { onSecondStep: putOff });
    await user.click(await screen.findByRole('button', { name: 'purge' }));
    await screen.findByText(/Please confirm first/);
    await user.click(screen.getByRole('button', { name: 'purge' }));
    await waitFor(() => expect(putOff).toHaveBeenCalledTimes(2));
  });

  it('notes the screen of a list that is refused because the second step is postponed, without a message', async () => {
    refuses('getCounts', 403, WANTED);
    const react = vi.fn(async () => false);
    const { user } = renderPage(
      () => {
        const putOffAt = useStepPutOffAt();
        const takeStep = useSecondStep();
        return (
          <>
            <Counts />
            <button onClick={() => void takeStep('pass')}>{putOffAt ?? 'none'}</button>
          </>
        );
      },
      { onSecondStep: react },
    );
    await screen.findByRole('button', { name: window.location.pathname });
    expect(screen.queryByText(/Please confirm/)).toBeNull();
    react.mockResolvedValue(true);
    await user.click(screen.getByRole('button'));
    await screen.findByRole('button', { name: 'none' });
  });

  it('asks for the second step only once, even if the API still requires it afterwards', async () => {
    refuses('getCounts', 403, { ...WANTED, setUp: true });
    const passed = vi.fn(async () => true);
    renderPage(Counts, { onSecondStep: passed });
    await screen.findByText('nothing');
    expect(passed).toHaveBeenCalledExactlyOnceWith('setUp');
  });
});
