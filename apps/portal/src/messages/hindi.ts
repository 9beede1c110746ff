import { hi as rules } from '@quad/domain/hindi';
import { translator } from '@quad/domain/language';
import { hi as ui } from '@quad/ui/messages/hi';
import { hi as portal } from './hi.ts';
import type { PortalWords } from './words.ts';

/** The whole portal in Hindi; loaded by those who read it. */
export const hindi: PortalWords = { language: 'hi', locale: 'hi-IN', messages: translator({ ...rules, ...ui, ...portal }) };
