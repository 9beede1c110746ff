import { expect, waitFor } from 'storybook/test';

/** What the HTML of the mail on the page says, as a person reads it, and where its links lead. */
export async function readHtml(canvasElement: HTMLElement): Promise<{ text: string; links: string[] }> {
  const page = () => canvasElement.querySelector('iframe')?.contentDocument;
  await waitFor(() => expect(page()?.body.textContent?.trim()).toBeTruthy());
  const links = Array.from(page()?.links ?? [], ({ href }) => href);
  return { text: page()?.body.textContent ?? '', links };
}
