import { hi as questions } from '@quad/domain/hindi/questions';
import { hi as recognition } from '@quad/domain/hindi/recognition';
import { translator } from '@quad/domain/language';
import { hi as ui } from '@quad/ui/messages/hi.administration';
import { hi as portal } from './hi.administration.ts';
import { HINDI_TEXTS } from './hindi.ts';
import type { PortalTranslations } from './translations.ts';

/** The whole portal in Hindi: loaded with the screens of administration. */
export const hindi: PortalTranslations = {
  language: 'hi',
  locale: 'hi-IN',
  messages: translator({ ...HINDI_TEXTS, ...recognition, ...questions, ...ui, ...portal }),
};
