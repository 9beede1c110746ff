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
import { preferredLanguage } from './language.ts';
import type { FirstScreen, PageAnswer, PageValues } from './page.ts';

/** Path, in the portal's build, of the module that renders its screens to HTML. */
const RENDERER = '.renderer/render.js';
/** How long a page waits for the responses that it shows. The portal fetches those that come later. */
const CALLS_TIMEOUT_MS = 2000;
/** A screen whose rendering takes longer, because a part never resolves, is rendered by the portal in the browser. */
const RENDER_TIMEOUT_MS = 2000;

/** Returns the calls of a screen for a person, on a day on campus (YYYY-MM-DD). */
type Calls = (user: User, day: string) => readonly string[];

/**
 * The screens that are server-rendered when a page is opened, with the calls that each of them makes. A call that is missing here is only
 * fetched a moment later.
 */
const CALLS_BY_SCREEN: Readonly<Record<string, Calls>> = {
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

/** A screen to render on the server, with the URLs of the calls whose responses it shows. */
export interface PrerenderedScreen {
  readonly path: string;
  readonly calls: readonly string[];
}

/**
 * Returns the screen that the person sees at a URL, if that screen is server-rendered. A URL with more than a path, such as a filter, never
 * is: text that somebody else put into a link must not appear beside a person's own data.
 */
export function prerenderedScreenFor(address: string, user: User, day: string): PrerenderedScreen | undefined {
  const decision = decideRoute({ path: address, session: { status: 'signed-in', user } });
  if (decision.kind === 'redirect') return prerenderedScreenFor(decision.to, user, day);
  const calls = decision.kind === 'show' ? CALLS_BY_SCREEN[address]?.(user, day) : undefined;
  return calls && { path: address, calls };
}

/** Builds a query string exactly as the portal's client does, because responses are looked up by URL. */
function queryOf(query: Readonly<Record<string, string | number>>): string {
  return `?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
}

function pathOf({ path }: Endpoint, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** The portal's render function: its input and output. */
type RenderScreen = (screen: Omit<FirstScreen, 'html'> & { session: User; settings: object; language: Language }) => Promise<string>;

/** Renders the first screen of a page. Undefined when the portal has to render it in the browser. */
export type MakeFirstScreen = (request: FastifyRequest, user: User) => Promise<FirstScreen | undefined>;

/**
 * Prepares server rendering of the portal in a folder. The renderer is imported after the server listens, or when the first page needs it,
 * so that it does not delay the start.
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
    const prerendered = prerenderedScreenFor(request.url, session, campusDay(now, institute.timeZone));
    if (!prerendered) return undefined;
    try {
      const [{ renderScreen }, answers] = await Promise.all([load(), answersTo(app, request, prerendered.calls)]);
      const isSidebarCollapsed = parseSidebar(request.cookies[SIDEBAR_COOKIE]) === 'collapsed';
      const settings = { institute, demonstrationAccounts, mailFolder, isSidebarCollapsed };
      const screen = { path: prerendered.path, renderedAt: now, answers };
      const rendered = renderScreen({ ...screen, session, settings, language: preferredLanguage(request) });
      const html = await withTimeout(RENDER_TIMEOUT_MS, rendered);
      if (html === undefined) throw new Error(`${prerendered.path} was not rendered within ${RENDER_TIMEOUT_MS} ms.`);
      return { ...screen, html };
    } catch (error) {
      request.log.error({ err: error }, 'A page was sent without its first screen.');
      return undefined;
    }
  };
}

/** Pagination headers of a list. */
const PAGINATION_HEADERS = ['link', 'x-total-count', 'x-total-accuracy'];

/** Makes calls on behalf of the page's requester, through the same routes as from outside. Refused or late responses are left out. */
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
    const paginationHeaders = PAGINATION_HEADERS.flatMap((name) =>
      response.headers[name] === undefined ? [] : [[name, String(response.headers[name])]],
    );
    answers[url] = { body: response.json(), headers: Object.fromEntries(paginationHeaders) };
  });
  await withTimeout(CALLS_TIMEOUT_MS, Promise.all(all));
  return { ...answers };
}

/** Resolves to the promise's value, or undefined when it takes longer. */
async function withTimeout<Value>(ms: number, promise: Promise<Value>): Promise<Value | undefined> {
  const waited = new AbortController();
  const over = pause(ms, undefined, { signal: waited.signal, ref: false }).catch(() => undefined);
  try {
    return await Promise.race([promise, over]);
  } finally {
    waited.abort();
  }
}
