import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { User } from '@quad/domain/accounts';
import { APPEARANCE_COOKIE } from '@quad/domain/appearance';
import type { Language } from '@quad/domain/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { serveBrand } from './brand.ts';
import { NOT_FOUND, sendRefusal } from './errors.ts';
import { firstScreens } from './firstScreen.ts';
import { type PageContent, pageContentPolicy } from './headers.ts';
import { contextOf } from './institute.ts';
import { preferredLanguage } from './language.ts';
import { fillPage, type PageValues, pageFor, stylesIn, type Visit } from './page.ts';
import { HASHED_FOLDER, isPageRequest } from './pageRequest.ts';

export interface Portal {
  /** Returns what is inserted into the pages of an institute. */
  readonly valuesOf: (context: Context) => Promise<PageValues>;
  /** Folder of the built portal. Undefined when this server serves the API only. */
  readonly folder: string | undefined;
  /** Origin of another server that pages may call: see COUNTERS_ORIGIN. */
  readonly countersOrigin: string | undefined;
  /** Returns the current place in the change feed, after which a page that is read now needs to receive changes. */
  readonly placeNow: () => Promise<string>;
  /** The signed-in user of a page request. Null when nobody is signed in. */
  readonly findUser: (request: FastifyRequest) => Promise<User | null>;
}

/** Pages that scan codes with a camera. */
const SCANS = /^\/check-in\//;
/** Pages that people share by their URL and that search engines must not index. */
const UNLISTED = /^\/record\//;

/** Serves the built portal: its files, and a page for every other path that a browser opens. */
export async function servePortal(app: FastifyInstance, { folder, countersOrigin, placeNow, findUser, valuesOf }: Portal): Promise<void> {
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, NOT_FOUND));
  showPageAgain(app, '/login');
  if (!folder) return;
  const files = await filesOf(folder);
  const pagesOf = await pagesIn(folder, files, valuesOf);
  const makeFirstScreen = firstScreens(app, folder, valuesOf);
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });

  serveBrand(app);
  app.get('/*', { config: { isPortal: true } }, async (request, reply) => {
    const pathname = request.url.split('?', 1)[0] ?? '/';
    if (files.has(pathname) && !pathname.endsWith('.html')) return sendFile(reply, pathname);
    if (!isPageRequest(request)) return sendRefusal(reply, NOT_FOUND);
    if (UNLISTED.test(pathname)) reply.header('x-robots-tag', 'noindex');
    const user = await findUser(request).catch((error: unknown) => {
      // The page still works: the portal requests the session itself and shows any error.
      request.log.warn({ err: error }, 'A page was sent without its session.');
      return undefined;
    });
    // Read before any data of the page, so that no change in between is missed.
    const changesAfter = user ? await placeNow().catch(() => undefined) : undefined;
    const firstScreen = user ? await makeFirstScreen(request, user) : undefined;
    const { main, signIn } = await pagesOf(contextOf(request));
    const language = preferredLanguage(request);
    // A signed-in visitor is redirected by the portal: no script would hydrate a form in the HTML.
    const page = pathname === '/login' && !user ? signIn[language] : main;
    return sendPage(request, reply, { page, countersOrigin, language, user, changesAfter, firstScreen, runsWasm: SCANS.test(pathname) });
  });
}

/** The pages of an institute, with its values filled in. */
interface Pages {
  readonly main: string;
  readonly signIn: Readonly<Record<Language, string>>;
}

/** Reads the pages of a folder once, and fills them in once per institute. */
async function pagesIn(
  folder: string,
  files: ReadonlySet<string>,
  valuesOf: Portal['valuesOf'],
): Promise<(context: Context) => Promise<Pages>> {
  const signInNames = ['login', 'login-demonstration'].flatMap((name) => [`${name}.html`, `${name}.hi.html`]);
  const names = ['index.html', ...signInNames].filter((name) => files.has(`/${name}`));
  const templates = new Map<string, string>();
  for (const name of names) templates.set(name, await readFile(path.join(folder, name), 'utf8'));
  const filled = new WeakMap<Context, Promise<Pages>>();
  const fill = async (context: Context): Promise<Pages> => {
    const values = await valuesOf(context);
    const page = (name: string) => fillPage(templates.get(name) ?? templates.get('index.html') ?? '', values);
    // The HTML contains the form of a plain sign-in page only. Other variants are rendered by the portal in the browser.
    const prerendered = values.demonstrationAccounts.length > 0 ? 'login-demonstration' : 'login';
    const name = values.offered ? 'index' : prerendered;
    return { main: page('index.html'), signIn: { en: page(`${name}.html`), hi: page(`${name}.hi.html`) } };
  };
  return (context) => {
    const pages = filled.get(context) ?? fill(context);
    filled.set(context, pages);
    pages.catch(() => filled.delete(context));
    return pages;
  };
}

/**
 * Handles a form that is submitted before the page's script has loaded: shows its page again. The body holds a password and is not read.
 */
function showPageAgain(app: FastifyInstance, pathname: string): void {
  const show = (_request: FastifyRequest, reply: FastifyReply) => reply.redirect(pathname, 303);
  app.post(pathname, { config: { isPortal: true }, onRequest: async (request, reply) => show(request, reply) }, show);
}

/** URLs of all files in the folder, except compressed variants and the internal files of the build. */
async function filesOf(folder: string): Promise<ReadonlySet<string>> {
  const names = await readdir(folder, { recursive: true });
  // Every file of a build has an extension, which distinguishes it from a folder.
  const shown = names.filter((name) => path.extname(name) && !/\.(br|gz)$/.test(name) && !name.startsWith('.'));
  return new Set(shown.map((name) => `/${name.replaceAll(path.sep, '/')}`));
}

function sendFile(reply: FastifyReply, pathname: string): FastifyReply {
  const cacheControl = pathname.startsWith(HASHED_FOLDER) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
  return reply.header('cache-control', cacheControl).sendFile(pathname.slice(1), { cacheControl: false });
}

const compressors = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gzip: (text: string) => promisify(gzip)(text),
};

interface Sent extends Pick<Visit, 'language' | 'user' | 'changesAfter' | 'firstScreen'>, Pick<PageContent, 'runsWasm'> {
  readonly page: string;
  readonly countersOrigin: string | undefined;
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, countersOrigin, runsWasm, ...visit }: Sent,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const html = pageFor(page, { ...visit, nonce, appearance: request.cookies[APPEARANCE_COOKIE] });
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('vary', 'Origin, Accept, Accept-Encoding, Accept-Language')
    .header('content-language', visit.language)
    .header('content-security-policy', pageContentPolicy(nonce, { countersOrigin, runsWasm, styles: stylesIn(visit.firstScreen) }));
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  if (!encoding) return reply.send(html);
  return reply.header('content-encoding', encoding).send(await compressors[encoding](html));
}
