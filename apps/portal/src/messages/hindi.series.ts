import { hi } from '@quad/domain/hindi/series';
import { translator } from '@quad/domain/language';
import { HINDI_TEXTS } from './hindi.ts';
import type { PortalTranslations } from './translations.ts';

/** Series of events in Hindi: loaded with their parts of screens. */
export const hindi: PortalTranslations = { language: 'hi', locale: 'hi-IN', messages: translator({ ...HINDI_TEXTS, ...hi }) };
