import type { SecondStepReply } from '@pehchan/contract/second-step';
import type { StepWanted } from '@pehchan/kit';
import { answers, refuses, renderPage, screen, waitFor } from '@pehchan/kit/testing';
import { describe, expect, it, vi } from 'vitest';
import { SecondStep } from './second-step.tsx';

const CODES = Array.from({ length: 10 }, (_, index) => `ABCDEFGHJ${index}`);
const protectedBy = (overrides: Partial<SecondStepReply>): SecondStepReply => ({
  isNeeded: true,
  isSetUp: true,
  isFresh: false,
  needsCode: false,
  totp: false,
  passkeys: [],
  recoveryCodes: 10,
  ...overrides,
});

function open(wanted: StepWanted, protection: SecondStepReply) {
  answers('getSecondStep', protection);
  const passed = vi.fn();
  const closed = vi.fn();
  const { user } = renderPage(() => (
    <SecondStep wanted={wanted} titleId="title" onPassed={passed} onClosed={closed} />
  ));
  return { user, passed, closed };
}

describe('the second step', () => {
  it('shows the error of a wrong code, and accepts the next one', async () => {
    const { user, passed } = open('pass', protectedBy({ totp: true }));
    refuses('passTotp', 400, { message: 'This code is wrong.', code: 'invalid' });
    const field = await screen.findByLabelText('Code from your authenticator app');
    await user.type(field, '000000{Enter}');
    await screen.findByText('This code is wrong.');
    expect(passed).not.toHaveBeenCalled();
    answers('passTotp', { message: 'Signed in' });
    await user.type(field, '{Backspace}1{Enter}');
    await waitFor(() => expect(passed).toHaveBeenCalledOnce());
  });

  it('shows the key as text during the set-up, and the recovery codes before it continues', async () => {
    const { user, passed } = open('pass', protectedBy({ isSetUp: false, recoveryCodes: 0 }));
    answers('beginTotp', { secret: 'ABCDEFGHABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGHABCDEFGH' });
    answers('confirmTotp', { recoveryCodes: CODES, message: 'Noted' });
    await user.click(await screen.findByRole('button', { name: 'Use an authenticator app' }));
    await screen.findByText('ABCD EFGH ABCD EFGH');
    screen.getByRole('img', { name: 'QR code for the authenticator app' });
    await user.type(screen.getByLabelText('Then enter the code from the app'), '123456{Enter}');
    await screen.findByText('ABCDE-FGHJ9');
    expect(passed).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(passed).toHaveBeenCalledOnce();
  });

  it('asks for the set-up code before the first method is set up', async () => {
    const none = protectedBy({ isSetUp: false, recoveryCodes: 0, needsCode: true });
    const { user } = open('pass', none);
    refuses('passSetUpCode', 400, { message: 'The code is wrong.', code: 'invalid' });
    const field = await screen.findByLabelText('Setup code');
    expect(screen.queryByRole('button', { name: 'Use an authenticator app' })).toBeNull();
    await user.type(field, '123412341234{Enter}');
    await screen.findByText('The code is wrong.');
    answers('passSetUpCode', { message: 'Noted' });
    answers('getSecondStep', { ...none, needsCode: false });
    await user.type(field, '{Enter}');
    await screen.findByRole('button', { name: 'Use an authenticator app' });
  });

  it('asks for a code before it shows the methods, and then not again', async () => {
    const { user } = open('setUp', protectedBy({ totp: true }));
    answers('passRecoveryCode', { message: 'Signed in' });
    await user.click(await screen.findByRole('button', { name: /^Use a recovery code$/ }));
    await user.type(screen.getByLabelText('Recovery code'), 'ABCDE-FGHJK{Enter}');
    await screen.findByRole('heading', { name: 'Your second step' });
    await user.click(screen.getByRole('button', { name: 'Add another way' }));
    await screen.findByRole('heading', { name: 'Set up a second step' });
  });

  it('creates new recovery codes immediately if the second step was passed a moment ago', async () => {
    const { user, passed } = open('setUp', protectedBy({ totp: true, isFresh: true }));
    answers('renewRecoveryCodes', { recoveryCodes: CODES, message: 'Noted' });
    await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await user.click(await screen.findByRole('button', { name: 'I have saved them' }));
    expect(passed).toHaveBeenCalledOnce();
  });

  it('lists passkeys by name, and shows why the last one stays', async () => {
    const passkeys = [{ id: 7, name: 'Old phone', createdAt: '2026-01-05T10:00:00.000Z', lastUsedAt: null }];
    const { user } = open('setUp', protectedBy({ passkeys, isFresh: true }));
    refuses('removePasskey', 409, { message: 'One has to remain.', code: 'conflict' });
    await user.click(await screen.findByRole('button', { name: 'Remove: Passkey: Old phone' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await screen.findByText('One has to remain.');
    screen.getByText('Passkey: Old phone');
  });

  it('shows why the second step cannot be loaded, and lets the account postpone it', async () => {
    refuses('getSecondStep', 503, { message: 'Not now.', code: 'unavailable' });
    const closed = vi.fn();
    const { user } = renderPage(() => (
      <SecondStep wanted="pass" titleId="title" onPassed={vi.fn()} onClosed={closed} />
    ));
    await screen.findByText('Not now.');
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(closed).toHaveBeenCalledOnce();
  });
});
