import type { Page } from 'playwright-core';

/** Bytes a second of 400 kbit/s. */
const THROUGHPUT = 400_000 / 8;
/** A link between two villages: bytes a second, milliseconds to an answer. */
export const WEAK = {
  offline: false,
  latency: 300,
  downloadThroughput: THROUGHPUT,
  uploadThroughput: THROUGHPUT,
};
/** A cheap phone beside this machine. */
export const SLOWER = 4;

/** From here on this page is on a cheap phone, on a link between two villages. */
export async function actAsCheapPhone(page: Page): Promise<void> {
  await addLatency(page);
  await slowDown(page);
}

/** The link alone: what a journey waits for then doesn't depend on how busy this machine is. */
export async function addLatency(page: Page): Promise<void> {
  const chrome = await page.context().newCDPSession(page);
  await chrome.send('Network.enable');
  await chrome.send('Network.emulateNetworkConditions', WEAK);
}

/** The phone alone: its link is as good as any. */
export async function slowDown(page: Page): Promise<void> {
  const chrome = await page.context().newCDPSession(page);
  await chrome.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}
