import type { CDPSession } from 'playwright-core';

/** A bad mobile network and a slow phone: 1.6 Mbit/s, 150 ms of latency, a processor four times slower. */
const line = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Throttles the page's network. */
export async function slowNetwork(tab: CDPSession): Promise<void> {
  await tab.send('Network.enable');
  await tab.send('Network.emulateNetworkConditions', { offline: false, ...line });
}

/** Makes the page's processor four times slower. */
export async function slowProcessor(tab: CDPSession): Promise<void> {
  await tab.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
