import { createHash, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Context } from '../context.ts';
import { type ListSources, versionOf } from '../db/listVersions.ts';

const REVALIDATED = 'private, no-cache';

/** Lets the browser cache a response, but revalidate it before each use. For lists without personal data. */
export function allowRevalidation(reply: FastifyReply): void {
  reply.header('cache-control', REVALIDATED);
}

/**
 * Adds an ETag, a hash of the content, to every response that may be revalidated, and answers 304 if the browser has that version. A call
 * that has set its own ETag has compared it already.
 */
export function addEtags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || reply.statusCode !== 200 || reply.getHeader('cache-control') !== REVALIDATED) return payload;
    if (reply.hasHeader('etag')) return payload;
    const tag = tagOf(payload);
    reply.header('etag', tag);
    if (!isKnown(request, tag)) return payload;
    reply.code(304).removeHeader('content-length');
    return null;
  });
}

/**
 * Version of the program that a file belongs to. The names of built files contain hashes of their contents. A program that runs from its
 * sources gets another version at each start.
 */
export function programVersion(file: string): string {
  if (path.extname(file) === '.ts') return randomUUID();
  const files = readdirSync(path.dirname(file)).filter((name) => name.endsWith('.js'));
  return createHash('sha256').update(files.sort().join()).digest('base64url');
}

/** Part of every tag, because another version may serialize the same rows differently. */
const SERVER_VERSION = programVersion(import.meta.filename);

/**
 * Computes the ETag of a list before any of its rows is read, from the version of the data, the URL and the requester. The version is read
 * before the rows: the tag may be older than the rows, which costs a needless response, but never newer. Undefined while no version is
 * recorded, because nothing was written.
 */
export async function tagOfList(
  { db, clock, instituteId }: Context,
  { actor, request, shows }: { actor: Actor; request: FastifyRequest; shows: ListSources },
): Promise<string | undefined> {
  const version = await versionOf(db, instituteId, shows, clock());
  const { userId, role, storedRole, unit } = actor;
  return version === undefined ? undefined : tagOf(JSON.stringify([SERVER_VERSION, version, request.url, userId, role, storedRole, unit]));
}

/** Computes an ETag from values that determine the whole response. It differs between versions of the server. */
export function tagOfVersion(values: readonly unknown[]): string {
  return tagOf(JSON.stringify([SERVER_VERSION, ...values]));
}

/** Sets the ETag. Returns whether the client already has that version, and the response is 304. */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.header('etag', tag);
  return isKnown(request, tag);
}

function isKnown(request: FastifyRequest, tag: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map((entry) => entry.trim());
  return known?.includes(tag) ?? false;
}

function tagOf(content: string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

/** Whether an If-Match header names only versions other than the stored one, so that the change is refused. False without a header. */
export function isStale(ifMatch: string | undefined, stored: string): boolean {
  const seen = ifMatch?.split(',').map((entry) => entry.trim());
  return seen !== undefined && !seen.includes('*') && !seen.includes(stored);
}
