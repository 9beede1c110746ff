import {
  APPEARANCE_ATTRIBUTES,
  APPEARANCE_COOKIE,
  type Appearance,
  appearanceAttributes,
  formatAppearance,
  parseAppearance,
} from '@quad/domain/appearance';
import { useState } from 'react';
import { readCookie, writeCookie } from '../cookies.ts';

/** What this browser keeps. */
function readAppearance(): Appearance {
  return parseAppearance(readCookie(APPEARANCE_COOKIE));
}

function show(appearance: Appearance): void {
  const root = document.documentElement;
  for (const name of APPEARANCE_ATTRIBUTES) root.removeAttribute(name);
  for (const [name, value] of Object.entries(appearanceAttributes(appearance))) root.setAttribute(name, value);
}

/** Our server marks the page before it arrives; where another one serves the portal, this does it a moment later. */
export function applyStoredAppearance(): void {
  show(readAppearance());
}

/** How the portal looks: shown at once when it changes, and kept for a year by this browser. */
export function useAppearance() {
  const [appearance, remember] = useState(readAppearance);
  const changeAppearance = (next: Appearance) => {
    remember(next);
    show(next);
    writeCookie(APPEARANCE_COOKIE, formatAppearance(next));
  };
  return { appearance, changeAppearance };
}
