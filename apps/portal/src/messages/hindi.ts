import { hi as rules } from '@quad/domain/hindi';
import { translator } from '@quad/domain/language';
import { hi as ui } from '@quad/ui/messages/hi';
import { hi as portal } from './hi.ts';
import type { PortalTranslations } from './translations.ts';

/** What every screen says, by its English. */
export const HINDI_TEXTS: Readonly<Record<string, string>> = { ...rules, ...ui, ...portal };

/** The portal in Hindi, except for what only the screens of administration say; loaded by those who read it. */
export const hindi: PortalTranslations = { language: 'hi', locale: 'hi-IN', messages: translator(HINDI_TEXTS) };
