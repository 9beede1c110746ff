import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type AppOptions, buildApp } from '../../../app.ts';
import { type Config, readConfig } from '../../../config.ts';
import type { Clock, Context, Platform } from '../../../context.ts';
import type { Connection } from '../../../db/connection.ts';
import type { Letter, MailTransport } from '../../../mail/mailer.ts';
import { TEST_KEYS, TEST_NOW } from '../../../testing/testApp.ts';
import { openPhotoStore } from '../../profile/openPhotoStore.ts';
import { InstituteContexts } from '../instituteContexts.ts';
import { configureFirstInstitute, createInstitute, ensureFirstInstitute, type NewInstitute } from '../institutes.service.ts';

/** A process that serves several institutes of a database by host. */
export interface Campuses {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly platform: Platform;
  readonly institutes: InstituteContexts;
  /** Sent mails with their senders. */
  readonly mails: readonly (Letter & { readonly from: string })[];
  /** Adds an institute, as the command does, and returns its context. */
  add(institute: Partial<NewInstitute> & Pick<NewInstitute, 'domain' | 'hosts'>): Promise<Context>;
  /** The first institute, which the environment variables describe. */
  first(): Promise<Context>;
  /** Sends a request to a host. */
  ask(host: string, request: InjectOptions): Promise<LightMyRequestResponse>;
}

export async function openCampuses(
  connection: Connection,
  {
    environment = {},
    clock = () => TEST_NOW,
    ...options
  }: { environment?: Record<string, string>; clock?: Clock } & Partial<AppOptions> = {},
): Promise<Campuses> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error', ...environment }, '/nowhere');
  const mails: (Letter & { from: string })[] = [];
  const transport: MailTransport = {
    async send(from, letter) {
      mails.push({ ...letter, from });
    },
  };
  const platform: Platform = { connection, clock, config, transport, photoStore: openPhotoStore(config), keys: TEST_KEYS };
  const firstId = await ensureFirstInstitute(connection.acrossInstitutes, config);
  await configureFirstInstitute(platform, firstId, { isAgain: true });
  const institutes = new InstituteContexts(platform);
  const app = await buildApp({
    config,
    findInstitute: (host) => institutes.find(host),
    acrossInstitutes: connection.acrossInstitutes,
    ping: connection.ping,
    pressure: { eventLoopDelay: 0, heapBytes: 0 },
    ...options,
  });
  const contextOf = async (id: string): Promise<Context> => {
    await institutes.stored();
    const context = await institutes.byId(id);
    if (!context) throw new Error('The institute is not there.');
    return context;
  };
  return {
    app,
    config,
    platform,
    institutes,
    mails,
    add: async (institute) => contextOf((await createInstitute(platform, { name: `Institute of ${institute.domain}`, ...institute })).id),
    first: () => contextOf(firstId),
    ask: (host, { headers, ...request }) => app.inject({ ...request, headers: { ...headers, host } }),
  };
}
