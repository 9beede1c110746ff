import {
  APPEARANCE_ATTRIBUTES,
  APPEARANCE_COOKIE,
  type Appearance,
  appearanceAttributes,
  formatAppearance,
  parseAppearance,
} from '@quad/domain/appearance';
import { useState } from 'react';

const A_YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** What this browser keeps. */
function readAppearance(): Appearance {
  const cookie = document.cookie.split('; ').find((entry) => entry.startsWith(`${APPEARANCE_COOKIE}=`));
  return parseAppearance(cookie?.slice(APPEARANCE_COOKIE.length + 1));
}

function show(appearance: Appearance): void {
  const root = document.documentElement;
  for (const name of APPEARANCE_ATTRIBUTES) root.removeAttribute(name);
  for (const [name, value] of Object.entries(appearanceAttributes(appearance))) root.setAttribute(name, value);
}

/** Our server marks the page before it arrives; where another one serves the portal, this does it a moment later. */
export function showKeptAppearance(): void {
  show(readAppearance());
}

/** How the portal looks: shown at once when it changes, and kept for a year by this browser. */
export function useAppearance() {
  const [appearance, remember] = useState(readAppearance);
  const changeAppearance = (next: Appearance) => {
    remember(next);
    show(next);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
    document.cookie = `${APPEARANCE_COOKIE}=${formatAppearance(next)}; Path=/; Max-Age=${A_YEAR_IN_SECONDS}; SameSite=Lax`;
  };
  return { appearance, changeAppearance };
}
