/** Opens a page and returns its problems: its exceptions, and what `look` throws if something is missing. */
export async function lookAt(browser, url, look) {
  const problems = [];
  const page = await browser.newPage({ viewport: { width: 900, height: 700 } });
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => problems.push(`${url} threw: ${error.message}`));
  page.on(
    'console',
    (message) => message.type() === 'error' && problems.push(`${url} logged: ${message.text()} ${message.location().url}`),
  );
  await page.goto(url);
  await look(page).catch((error) => problems.push(`${url} does not show what it should: ${error.message}`));
  await page.close();
  return problems;
}

/** Checks a badge with its colors, and a dialog that opens over the page and closes. */
export async function seeBadgeAndDialog(page) {
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('dialog', { name: 'A dialog' }).getByText('What it says').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const background = await page.getByText('Approved').evaluate((badge) => getComputedStyle(badge).backgroundColor);
  if (background === 'rgba(0, 0, 0, 0)') throw new Error('The badge has no colour: its styles are missing.');
}
