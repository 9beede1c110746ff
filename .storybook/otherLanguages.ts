import devanagari from '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2?url';
import { hi as rules } from '@quad/domain/hindi';
import { hi as money } from '@quad/domain/hindi/money';
import { hi as questions } from '@quad/domain/hindi/questions';
import { hi as recognition } from '@quad/domain/hindi/recognition';
import { hi as series } from '@quad/domain/hindi/series';
import { translator } from '@quad/domain/language';
import { hi as ui } from '@quad/ui/messages/hi';
import { hi as uiOfAdministration } from '@quad/ui/messages/hi.administration';
import { hi as portalOfAdministration } from '../apps/portal/src/messages/hi.administration.ts';
import { hi as portal } from '../apps/portal/src/messages/hi.ts';
import { DEFAULT_SETTINGS, type LocaleSettings } from '../packages/ui/src/primitives/UiProvider/LocaleSettings.ts';
import type { BookLanguage } from './languages.ts';
import { lengthened, mirrored, pseudoLanguage } from './pseudo.ts';

const HINDI = {
  ...rules,
  ...money,
  ...questions,
  ...recognition,
  ...series,
  ...ui,
  ...uiOfAdministration,
  ...portal,
  ...portalOfAdministration,
};

function pseudo(change: (text: string) => string): LocaleSettings {
  const made = (texts: object) => pseudoLanguage(Object.keys(texts), change);
  return { ...DEFAULT_SETTINGS, translate: translator(made(HINDI)) };
}

/** Loaded on demand, because their texts are larger than a first documentation page. */
export const OTHER_LANGUAGES = {
  hi: { lang: 'hi', settings: { ...DEFAULT_SETTINGS, locale: 'hi-IN', translate: translator(HINDI) } },
  long: { lang: 'en', settings: pseudo(lengthened) },
  rtl: { lang: 'en', direction: 'rtl', settings: pseudo(mirrored) },
} as const satisfies Record<string, BookLanguage>;

/** Loads a Devanagari font under the names in the font stacks, because a machine without one would show boxes in Hindi. */
export async function loadDevanagari(): Promise<void> {
  const names = ['Noto Sans Devanagari', 'Noto Serif Devanagari'];
  const faces = names.map((name) => new FontFace(name, `url(${devanagari})`, { weight: '100 900', unicodeRange: 'U+900-97F, U+20B9' }));
  for (const face of await Promise.all(faces.map((each) => each.load()))) document.fonts.add(face);
}
