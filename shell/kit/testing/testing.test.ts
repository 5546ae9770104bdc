import { expect, it } from 'vitest';
import { answers } from './index.ts';
import { unanswered } from './server.ts';

it('answers only the calls that a test has defined', async () => {
  answers('logout', { message: 'Logout successful' });
  const answer = await fetch(new URL('/api/v1/auth/logout', location.href), { method: 'POST' });
  expect(await answer.json()).toEqual({ message: 'Logout successful' });

  await expect(fetch('https://elsewhere.example/')).rejects.toThrow();
  expect(unanswered.splice(0)).toEqual(['GET https://elsewhere.example/']);
});
