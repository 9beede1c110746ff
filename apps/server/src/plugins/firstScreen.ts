import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import {
  achievements,
  analytics,
  dashboard,
  type Endpoint,
  EVENT_AGENDA,
  events,
  NEWEST_ACHIEVEMENT,
  upcomingQuery,
} from '@quad/api-client/contract';
import { decideRoute } from '@quad/domain/access';
import type { User } from '@quad/domain/accounts';
import { analyticsKindOf } from '@quad/domain/analytics';
import { parseSidebar, SIDEBAR_COOKIE } from '@quad/domain/appearance';
import type { Language } from '@quad/domain/language';
import { campusDay } from '@quad/domain/time';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { contextOf } from './institute.ts';
import { languageWanted } from './language.ts';
import type { FirstScreen, PageAnswer, PageValues } from './page.ts';

/** Where the portal's build keeps what renders its screens to HTML. */
const RENDERER = '.renderer/render.js';
/** How long a page waits at most for the answers that it shows. What comes later is asked for by the portal. */
const ANSWERS_WITHIN_MS = 2000;
/** A screen that waits for a part which never comes is made by the portal itself. */
const RENDERED_WITHIN_MS = 2000;

/** The calls of a screen for a person, on a day on campus (YYYY-MM-DD). */
type Calls = (user: User, day: string) => readonly string[];

/** The screens that people land on, and what each asks for as it opens. What is missing here is asked for a moment later, and that is all. */
const LANDINGS: Readonly<Record<string, Calls>> = {
  '/dashboard': ({ role }) => {
    const kind = analyticsKindOf(role);
    return [dashboard.stats.path, ...(kind ? [analytics[kind].path] : []), events.latest.path];
  },
  '/home': ({ _id }, day) => [
    dashboard.stats.path,
    pathOf(achievements.byUser, { userId: _id }) + queryOf(NEWEST_ACHIEVEMENT),
    events.all.path + queryOf(upcomingQuery(day)),
  ],
  '/events': ({ role, username }) => {
    const query = role === 'CLUB_COORDINATOR' ? { username, ...EVENT_AGENDA } : EVENT_AGENDA;
    return [pathOf(events.byRole, { role }) + queryOf(query), events.units.path];
  },
};

/** A screen that somebody lands on, with the addresses of the calls that it shows the answers to. */
export interface PrerenderedScreen {
  readonly path: string;
  readonly calls: readonly string[];
}

/**
 * The screen that a person who opens an address will see, where that is one that people land on. An address that says more than a
 * path, such as a filter, is none: nothing that somebody else wrote into a link comes to stand beside a person's own data.
 */
export function prerenderedScreenFor(address: string, user: User, day: string): PrerenderedScreen | undefined {
  const decision = decideRoute({ path: address, session: { status: 'signed-in', user } });
  if (decision.kind === 'redirect') return prerenderedScreenFor(decision.to, user, day);
  const calls = decision.kind === 'show' ? LANDINGS[address]?.(user, day) : undefined;
  return calls && { path: address, calls };
}

/** As the portal's client writes a query, value for value: the answer is found by its address. */
function queryOf(query: Readonly<Record<string, string | number>>): string {
  return `?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
}

function pathOf({ path }: Endpoint, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** What the portal's build renders a screen from, and to. */
type RenderScreen = (screen: Omit<FirstScreen, 'html'> & { session: User; settings: object; language: Language }) => Promise<string>;

/** Makes the first screen of a page; undefined where the portal has to make it by itself. */
export type MakeFirstScreen = (request: FastifyRequest, user: User) => Promise<FirstScreen | undefined>;

/**
 * Prepares to render the screens of the portal in a folder. The renderer is loaded once the server listens, or when the first page
 * wants it: a start does not wait for it.
 */
export function firstScreens(app: FastifyInstance, folder: string, valuesOf: (context: Context) => Promise<PageValues>): MakeFirstScreen {
  const file = path.join(folder, RENDERER);
  if (!existsSync(file)) return async () => undefined;
  let loading: Promise<{ renderScreen: RenderScreen }> | undefined;
  const load = () => {
    loading ??= import(pathToFileURL(file).href);
    return loading;
  };
  app.addHook('onListen', async () => void load().catch((error: unknown) => app.log.error({ err: error }, 'Screens cannot be rendered')));
  return async (request, session) => {
    const context = contextOf(request);
    const now = context.clock();
    const { institute, demonstrationAccounts, mailFolder } = await valuesOf(context);
    const landing = prerenderedScreenFor(request.url, session, campusDay(now, institute.timeZone));
    if (!landing) return undefined;
    try {
      const [{ renderScreen }, answers] = await Promise.all([load(), answersTo(app, request, landing.calls)]);
      const isSidebarCollapsed = parseSidebar(request.cookies[SIDEBAR_COOKIE]) === 'collapsed';
      const settings = { institute, demonstrationAccounts, mailFolder, isSidebarCollapsed };
      const screen = { path: landing.path, renderedAt: now, answers };
      const rendered = renderScreen({ ...screen, session, settings, language: languageWanted(request) });
      const html = await within(RENDERED_WITHIN_MS, rendered);
      if (html === undefined) throw new Error(`${landing.path} was not rendered within ${RENDERED_WITHIN_MS} ms.`);
      return { ...screen, html };
    } catch (error) {
      request.log.error({ err: error }, 'A page was sent without its first screen.');
      return undefined;
    }
  };
}

/** Say of the page of a list how it goes on. */
const KEPT_HEADERS = ['link', 'x-total-count', 'x-total-accuracy'];

/** Makes calls as whoever asks for the page, by the same way as from outside; what is refused or late is left out. */
async function answersTo(app: FastifyInstance, request: FastifyRequest, calls: readonly string[]): Promise<Record<string, PageAnswer>> {
  const { cookie, 'user-agent': userAgent } = request.headers;
  const headers = {
    host: request.host,
    accept: 'application/json',
    ...(cookie && { cookie }),
    ...(userAgent && { 'user-agent': userAgent }),
  };
  const answers: Record<string, PageAnswer> = {};
  const all = calls.map(async (url) => {
    const response = await app.inject({ url, headers, remoteAddress: request.ip });
    if (response.statusCode !== 200) return;
    const kept = KEPT_HEADERS.flatMap((name) => (response.headers[name] === undefined ? [] : [[name, String(response.headers[name])]]));
    answers[url] = { body: response.json(), headers: Object.fromEntries(kept) };
  });
  await within(ANSWERS_WITHIN_MS, Promise.all(all));
  return { ...answers };
}

/** What a promise gives; undefined where it takes longer. */
async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value | undefined> {
  const waited = new AbortController();
  const over = pause(ms, undefined, { signal: waited.signal, ref: false }).catch(() => undefined);
  try {
    return await Promise.race([promise, over]);
  } finally {
    waited.abort();
  }
}
