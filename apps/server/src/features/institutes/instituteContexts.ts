import type { Context, Platform } from '../../context.ts';
import { type KeyPurpose, verifyKeys } from '../../keys/keys.ts';
import { mailerOf } from '../../mail/mailer.ts';
import { configOf, hostOf } from './instituteConfig.ts';
import { readInstitutes, readVersion, type StoredInstitute } from './institutes.repo.ts';

/** Cached data is used without a check for this long. After that, a background query checks whether it has changed. */
const REVALIDATE_AFTER_MS = 5000;
/** Maximum age of cached data: older data is checked before the request continues. */
const MAX_AGE_MS = 30_000;
/** Minimum interval between two checks for an unknown host. */
const UNKNOWN_MS = 1000;

/** Cached institutes of this process. */
interface CachedInstitutes {
  readonly version: string;
  readonly all: readonly StoredInstitute[];
  readonly byId: ReadonlyMap<string, StoredInstitute>;
  /** Ids by host. */
  readonly hosts: ReadonlyMap<string, string>;
}

/** The context of each institute in the database, by host and by id. */
export class InstituteContexts {
  readonly #platform: Platform;
  readonly #unchecked: readonly KeyPurpose[];
  readonly #contexts = new Map<string, { readonly version: string; readonly context: Context }>();
  #cached: CachedInstitutes | undefined;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #refreshing: Promise<CachedInstitutes> | undefined;

  constructor(platform: Platform, optionalKeys: readonly KeyPurpose[] = []) {
    this.#platform = platform;
    this.#unchecked = optionalKeys;
  }

  /** The context of the institute at a host. A single institute is found at any host. Usually answered synchronously from the cache. */
  find(host: string): Context | undefined | Promise<Context | undefined> {
    const age = performance.now() - this.#checkedAt;
    if (!this.#cached || age > MAX_AGE_MS) return this.#findAfterRefresh(host);
    if (age > REVALIDATE_AFTER_MS) void this.#refresh().catch(() => undefined);
    const stored = atHost(this.#cached, host);
    if (!stored) return age > UNKNOWN_MS ? this.#findAfterRefresh(host) : undefined;
    const made = this.#contexts.get(stored.row.id);
    return made?.version === stored.version ? made.context : this.#contextOf(stored);
  }

  async byId(id: string): Promise<Context | undefined> {
    const stored = (await this.#recent()).byId.get(id);
    return stored && this.#contextOf(stored);
  }

  /** The current contexts of all institutes, first one first. */
  async all(): Promise<readonly Context[]> {
    const contexts: Context[] = [];
    for (const stored of (await this.#refresh()).all) contexts.push(await this.#contextOf(stored));
    return contexts;
  }

  /** All institutes as stored, first one first. */
  async stored(): Promise<readonly StoredInstitute[]> {
    return (await this.#refresh()).all;
  }

  async #findAfterRefresh(host: string): Promise<Context | undefined> {
    // While the database is unreachable, cached data is used: it cannot have changed in a way that pages show, and API calls fail anyway.
    const known = await this.#refresh().catch((error: unknown) => {
      if (this.#cached) return this.#cached;
      throw error;
    });
    const stored = atHost(known, host);
    return stored && this.#contextOf(stored);
  }

  async #recent(): Promise<CachedInstitutes> {
    return this.#cached && performance.now() - this.#checkedAt <= REVALIDATE_AFTER_MS ? this.#cached : this.#refresh();
  }

  /** Checks whether anything has changed; concurrent checks share one query. */
  #refresh(): Promise<CachedInstitutes> {
    this.#refreshing ??= this.#read().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  async #read(): Promise<CachedInstitutes> {
    const across = this.#platform.connection.acrossInstitutes;
    const checkedAt = performance.now();
    const version = await readVersion(across);
    if (this.#cached?.version !== version) this.#cached = toCached(version, await readInstitutes(across));
    this.#checkedAt = checkedAt;
    return this.#cached;
  }

  async #contextOf({ row, providers, version }: StoredInstitute): Promise<Context> {
    const known = this.#contexts.get(row.id);
    if (known?.version === version) return known.context;
    const { connection, clock, transport, photoStore, keys } = this.#platform;
    const config = configOf(this.#platform.config, { row, providers }, keys);
    const db = connection.ofInstitute(row.id);
    if (!known) await verifyKeys(db, this.#platform.config, { instituteId: row.id, keys, optionalKeys: this.#unchecked });
    const context = {
      db,
      engine: connection.engine,
      clock,
      config,
      mail: mailerOf(transport, config.mail.from),
      photoStore,
      keys,
      instituteId: row.id,
    };
    // Concurrent creations must end with the same context, so that its caches exist only once.
    const meanwhile = this.#contexts.get(row.id);
    if (meanwhile?.version === version) return meanwhile.context;
    this.#contexts.set(row.id, { version, context });
    return context;
  }
}

function toCached(version: string, all: readonly StoredInstitute[]): CachedInstitutes {
  return {
    version,
    all,
    byId: new Map(all.map((stored) => [stored.row.id, stored])),
    hosts: new Map(all.flatMap(({ row, hosts }) => hosts.map((host) => [host, row.id]))),
  };
}

function atHost({ all, byId, hosts }: CachedInstitutes, hostHeader: string): StoredInstitute | undefined {
  if (all.length === 1) return all[0];
  const host = hostOf(hostHeader);
  const id = hosts.get(host) ?? hosts.get(host.replace(/:\d+$/, ''));
  return id === undefined ? undefined : byId.get(id);
}
