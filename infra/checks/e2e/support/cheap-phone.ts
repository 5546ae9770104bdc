import type { Page } from 'playwright-core';

const THROUGHPUT = 400_000 / 8;
/** A weak connection: bytes per second, milliseconds of latency. */
export const WEAK = {
  offline: false,
  latency: 300,
  downloadThroughput: THROUGHPUT,
  uploadThroughput: THROUGHPUT,
};
/** How many times slower a cheap phone is than this machine. */
export const SLOWER = 4;

export async function actAsCheapPhone(page: Page): Promise<void> {
  await addLatency(page);
  await slowDown(page);
}

/** Simulate only the weak connection, so that waiting times do not depend on this machine. */
export async function addLatency(page: Page): Promise<void> {
  const chrome = await page.context().newCDPSession(page);
  await chrome.send('Network.enable');
  await chrome.send('Network.emulateNetworkConditions', WEAK);
}

export async function slowDown(page: Page): Promise<void> {
  const chrome = await page.context().newCDPSession(page);
  await chrome.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}
