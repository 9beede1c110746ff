import { LANGUAGE_COOKIE, type Language, languageOf } from '@quad/domain/language';
import { formatMessage } from '@quad/domain/messages';
import type { Refusal } from '@quad/domain/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { translationOf } from '../mail/translation.ts';

/** Language of a page: the reader's choice, otherwise what the browser asks for. */
export function preferredLanguage({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): Language {
  return languageOf({ chosen: cookies?.[LANGUAGE_COOKIE], accepted: headers['accept-language'] });
}

/**
 * Translates a refusal into the language that the request asks for and sets Content-Language. Only the Accept-Language header counts,
 * because a response may depend on nothing but the headers that its `Vary` names.
 */
export function localizedRefusal(reply: FastifyReply, refusal: Refusal): Pick<Refusal, 'message' | 'fieldErrors'> {
  const language = languageOf({ accepted: reply.request.headers['accept-language'] });
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${vary}, Accept-Language` : 'Accept-Language').header('content-language', language);
  if (language === 'en') return refusal;
  const translation = translationOf(language);
  const { message, sentence, fieldErrors, fields = {} } = refusal;
  const localizedErrors =
    fieldErrors &&
    Object.fromEntries(Object.entries(fieldErrors).map(([field, text]) => [field, formatMessage(fields[field] ?? text, translation)]));
  return { message: formatMessage(sentence ?? message, translation), ...(localizedErrors && { fieldErrors: localizedErrors }) };
}
