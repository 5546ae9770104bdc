import type { Page } from 'playwright-core';

/** 400 kbit/s, in bytes a second. */
const THROUGHPUT = 400_000 / 8;
/** A slow rural connection: bytes a second, milliseconds of latency. */
export const WEAK = {
  offline: false,
  latency: 300,
  downloadThroughput: THROUGHPUT,
  uploadThroughput: THROUGHPUT,
};
/** The factor by which a cheap phone is slower than this machine. */
export const SLOWER = 4;

export async function actAsCheapPhone(page: Page): Promise<void> {
  await addLatency(page);
  await slowDown(page);
}

/** Simulate only the connection. A test then waits independently of this machine's load. */
export async function addLatency(page: Page): Promise<void> {
  const chrome = await page.context().newCDPSession(page);
  await chrome.send('Network.enable');
  await chrome.send('Network.emulateNetworkConditions', WEAK);
}

export async function slowDown(page: Page): Promise<void> {
  const chrome = await page.context().newCDPSession(page);
  await chrome.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}
