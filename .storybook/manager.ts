import { DOCS_RENDERED, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import mark from '../apps/portal/public/favicon.svg';
import { MEASURES, THEMES } from '../packages/ui/src/themes/themes.ts';
import { bookTheme, systemTheme } from './bookTheme.ts';

const { size, weight } = MEASURES.usual.type;

/** Storybook accepts HTML as the name of the brand. */
const BRAND = `<img src="${mark.replaceAll('"', "'")}" alt="" width="28" height="28" style="margin-inline-end: 10px" />
<span style="font-size: ${size.l}; font-weight: ${weight.bold}">Quad</span>`;

/** The selected sidebar item looks like in the portal; Storybook would use white text on its secondary color. */
const here = document.createElement('style');
document.head.append(here);

/** Applies the theme of the system preference to the manager. */
function dress(): void {
  const name = systemTheme();
  const { selected, text } = THEMES[name].color;
  here.textContent = `.sidebar-item[data-selected='true'], .sidebar-item[data-selected='true'] :is(a, button, svg) {
    background-color: ${selected.surface} !important;
    color: ${text.default} !important;
  }
  .sidebar-item[data-selected='true'] { box-shadow: inset 3px 0 ${selected.mark}; }`;
  addons.setConfig({ theme: bookTheme(name, BRAND) });
}

dress();
for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']) matchMedia(query).addEventListener('change', dress);

/** Removes the static welcome page (`scripts/storybook/firstPage.mjs`) once the real one is rendered, or another is opened. */
function dropFirstPage(): void {
  for (const page of document.querySelectorAll('.first-page')) page.remove();
}

addons.register('quad/first-page', (api) => {
  api.once(DOCS_RENDERED, dropFirstPage);
  api.once(STORY_RENDERED, dropFirstPage);
  document.addEventListener('pointerdown', dropFirstPage, { once: true });
});
