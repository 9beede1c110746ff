// Writes the first page into the site's document as static HTML, because Storybook's manager alone takes too long to load on a slow
// network.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serveSite } from './site.mjs';

const ADDRESS = 'iframe.html?viewMode=docs&id=welcome--docs';

/** Beside the sidebar and below the toolbar, which load later; `grounds` is the background of the page by color scheme. */
function placeOf(grounds) {
  return `<style>
  html { background: ${grounds.light}; }
  .first-page { position: fixed; z-index: 1; inset: 40px 0 0; inline-size: 100%; block-size: calc(100% - 40px); border: 0; }
  .first-page.dark { display: none; }
  @media (min-width: 600px) { .first-page { inset-inline-start: 300px; inline-size: calc(100% - 300px); } }
  @media (prefers-color-scheme: dark) {
    html { background: ${grounds.dark}; }
    .first-page.light { display: none; }
    .first-page.dark { display: block; }
  }
</style>`;
}

/** Other pages of the site use the same document, so the static page is removed there. */
const ELSEWHERE = `<script>
  if (!['', '?path=/docs/welcome--docs'].includes(location.search)) {
    for (const page of document.querySelectorAll('.first-page')) page.remove();
  }
</script>`;

/** Runs in the browser: the visible content of the page, with the matching CSS rules, as a document without scripts. */
function documentAsShown() {
  const STATES = /::?(?:active|after|before|focus|focus-visible|focus-within|hover|marker|placeholder)\b/g;
  const isUsed = (selector) => {
    try {
      return document.querySelector(selector.replaceAll(STATES, '')) !== null;
    } catch {
      return false;
    }
  };
  function usedText(rule) {
    if (rule instanceof CSSStyleRule) return isUsed(rule.selectorText) ? rule.cssText : '';
    if (rule instanceof CSSFontFaceRule || rule instanceof CSSKeyframesRule) return '';
    if (!('cssRules' in rule)) return rule.cssText;
    const inside = [...rule.cssRules].map(usedText).join('');
    return inside && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inside}}`;
  }
  const styles = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(usedText)).join('');
  const shown = document.implementation.createHTMLDocument('Quad');
  for (const name of ['lang', 'dir', 'data-theme', 'data-density']) {
    shown.documentElement.setAttribute(name, document.documentElement.getAttribute(name) ?? '');
  }
  shown.head.append(Object.assign(shown.createElement('base'), { target: '_top' }));
  shown.head.append(Object.assign(shown.createElement('style'), { textContent: styles }));
  shown.body.className = document.body.className;
  shown.body.append(shown.importNode(document.getElementById('storybook-docs'), true));
  // The anchors of headings copy an address by a script.
  for (const sign of shown.querySelectorAll('h1 a, h2 a')) sign.remove();
  return {
    html: `<!doctype html>${shown.documentElement.outerHTML}`,
    ground: getComputedStyle(document.querySelector('.sbdocs-wrapper')).backgroundColor,
  };
}

async function visit(browser, url, colorScheme) {
  await using page = await browser.newPage({ colorScheme });
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return await page.evaluate(documentAsShown);
}

/** An iframe, so that its styles and Storybook's do not affect each other. */
function frameOf(html, scheme) {
  return `<iframe class="first-page ${scheme}" title="Welcome" srcdoc="${html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`;
}

/** Writes the welcome page into index.html, in iframes that `.storybook/manager.ts` removes once the real page is rendered. */
export async function writeFirstPage(browser, folder) {
  const file = path.join(folder, 'index.html');
  await using site = await serveSite(folder);
  const light = await visit(browser, site.url + ADDRESS, 'light');
  const dark = await visit(browser, site.url + ADDRESS, 'dark');
  const place = placeOf({ light: light.ground, dark: dark.ground });
  const before = readFileSync(file, 'utf8');
  const after = before.replace('<div id="root"></div>', (root) =>
    [root, place, frameOf(light.html, 'light'), frameOf(dark.html, 'dark'), ELSEWHERE].join('\n'),
  );
  if (after === before) throw new Error('index.html has no root to put the first page beside.');
  writeFileSync(file, after);
}
