import { notifications } from '@quad/api-client/contract';
import { PUSH_TEXTS } from '@quad/domain/notifications';
import { accept } from '@quad/domain/refusals';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../plugins/address.ts';
import { type Server, serve, servePage } from '../../plugins/endpoints.ts';
import { contextOf } from '../../plugins/institute.ts';
import { preferredLanguage } from '../../plugins/language.ts';
import { serveList } from '../../plugins/lists.ts';
import type { Limit } from '../../plugins/rateLimit.ts';
import { addDevice, forgetDevice, readPushTerms } from './devices.service.ts';
import { LineCursor, listNotifications, readUnseen, seeNotifications } from './notifications.service.ts';
import { changePreferences, readPreferences } from './preferences.service.ts';
import { renderConfirmation, unsubscribe } from './unsubscribe.service.ts';
import { readUnsubscribeToken } from './unsubscribeTokens.service.ts';

const DEVICES: Limit = { name: 'notifications.devices', attempts: 30, windowMs: 60 * 60_000 };
/** The limit is high, because mail providers unsubscribe many people from a few addresses. */
const UNSUBSCRIBING: Limit = { name: 'notifications.unsubscribe', attempts: 60, windowMs: 60 * 60_000 };

/** Notifications and their preferences (access N1 to N3). */
export function notificationRoutes(server: Server): void {
  serveList(server, notifications.list, async ({ context, actor, page }) => accept(await listNotifications(context, actor, page)), {
    cursor: LineCursor,
  });

  serve(server, notifications.unseen, async ({ context, actor }) => accept(await readUnseen(context, actor)));

  serve(server, notifications.see, async ({ context, actor, body }) => accept(await seeNotifications(context, actor, body)));

  serve(server, notifications.preferences, async ({ context, actor }) => accept(await readPreferences(context, actor)));

  serve(server, notifications.choose, ({ context, actor, body }) => changePreferences(context, actor, body));

  serve(server, notifications.pushTerms, async ({ context }) => accept(readPushTerms(context)));

  serve(
    server,
    notifications.addDevice,
    ({ context, actor, body, request }) => addDevice(context, actor, body, request.session?.tokenHash ?? ''),
    { limit: DEVICES },
  );

  serve(server, notifications.forgetDevice, async ({ context, actor, body }) => {
    await forgetDevice(context, actor, body.endpoint);
    return accept({ message: PUSH_TEXTS.off });
  });

  // The body is ignored: mail programs send arbitrary content types, and the page sends a form.
  server.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined));
    const from = { ...server, app: scope };
    // Rate limited by the decoded token, because one link can be encoded in several ways.
    const limitedBy = (request: FastifyRequest) => {
      const opened = readUnsubscribeToken(contextOf(request), (request.params as { token: string }).token);
      return opened && `${opened.userId} ${opened.subscription} ${networkOf(request.ip)}`;
    };
    const options = { limit: UNSUBSCRIBING, limitedBy, isFromAnywhere: true } as const;
    servePage(
      from,
      notifications.unsubscribePage,
      async ({ context, params, request }) =>
        accept(await renderConfirmation(context, { ...params, language: preferredLanguage(request) })),
      options,
    );
    servePage(
      from,
      notifications.unsubscribe,
      async ({ context, params, request }) => accept(await unsubscribe(context, { ...params, language: preferredLanguage(request) })),
      options,
    );
  });
}
