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

/** Reads the appearance stored in this browser. */
function readAppearance(): Appearance {
  return parseAppearance(readCookie(APPEARANCE_COOKIE));
}

function show(appearance: Appearance): void {
  const root = document.documentElement;
  for (const name of APPEARANCE_ATTRIBUTES) root.removeAttribute(name);
  for (const [name, value] of Object.entries(appearanceAttributes(appearance))) root.setAttribute(name, value);
}

/** Our server sets the appearance in the HTML. Where another server serves the portal, this sets it slightly later. */
export function applyStoredAppearance(): void {
  show(readAppearance());
}

/** The appearance of the portal. Changes apply at once and are stored in this browser for one year. */
export function useAppearance() {
  const [appearance, remember] = useState(readAppearance);
  const changeAppearance = (next: Appearance) => {
    remember(next);
    show(next);
    writeCookie(APPEARANCE_COOKIE, formatAppearance(next));
  };
  return { appearance, changeAppearance };
}
