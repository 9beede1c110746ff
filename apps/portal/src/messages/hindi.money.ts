import { hi as money } from '@quad/domain/hindi/money';
import { hi as recognition } from '@quad/domain/hindi/recognition';
import { translator } from '@quad/domain/language';
import { HINDI_TEXTS } from './hindi.ts';
import type { PortalTranslations } from './translations.ts';

/** Money in Hindi, with the steps of approvals: loaded with its screens. */
export const hindi: PortalTranslations = {
  language: 'hi',
  locale: 'hi-IN',
  messages: translator({ ...HINDI_TEXTS, ...recognition, ...money }),
};
