// Measures the load time and size of the first documentation page and of a screen on a slow network.
import { serveSite } from './site.mjs';

/** Slow 4G: 150 ms round trip, 1.6 Mbit/s. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Opens an address with an empty cache and waits for a heading in the page or in a frame. */
async function visit(browser, { url, heading, frame, network }) {
  await using context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', network);
  let bytes = 0;
  let requests = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests++;
  });
  const start = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  const place = frame ? page.frameLocator(frame) : page;
  await place.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout: 120_000 });
  return { seconds: (performance.now() - start) / 1000, kilobytes: Math.round(bytes / 1000), requests };
}

const PREVIEW = '#storybook-preview-iframe';
const PAGES = [
  { name: 'Welcome, with the document', address: '', heading: 'Quad', frame: '.first-page.light' },
  { name: 'Welcome', address: '?path=/docs/welcome--docs', heading: 'Quad', frame: PREVIEW },
  { name: 'Welcome without the frame', address: 'iframe.html?viewMode=docs&id=welcome--docs', heading: 'Quad' },
  { name: 'Button', address: '?path=/docs/primitives-button--docs', heading: 'Button', frame: PREVIEW },
  { name: 'Button without the frame', address: 'iframe.html?viewMode=docs&id=primitives-button--docs', heading: 'Button' },
  { name: 'A screen by itself', address: 'iframe.html?viewMode=story&id=pages-events-eventspage--default', heading: 'Events' },
];

/** Measures what a first-time visitor waits for, with and without the manager. */
export async function measureLoads(browser, folder) {
  await using site = await serveSite(folder, { isCompressed: true });
  const found = [];
  for (const { name, address, ...page } of PAGES) {
    const url = site.url + address;
    // First at full speed, because a host has already compressed every file.
    await visit(browser, { ...page, url });
    found.push({ name, ...(await visit(browser, { ...page, url, network: SLOW })) });
  }
  return found;
}
