import { type Change, type ChangeMessage, changeFor, type Listener, type NotedChange, withoutRepeats } from '@quad/domain/changes';
import type { Actor } from '../../context.ts';
import type { EventStream } from '../../plugins/eventStream.ts';
import type { Batch, ChangeFeed } from './changeFeed.ts';
import type { FoundChange } from './changes.repo.ts';

/** Maximum number of streams per person. A browser uses one for all of its tabs. */
const MAX_STREAMS_PER_PERSON = 8;
/** Heartbeat interval, well below the idle timeout of this server and of proxies. */
const HEARTBEAT_MS = 25_000;
/** Maximum duration of a stream, after which the session is checked again. */
const MAX_DURATION_MS = 10 * 60_000;

const NOTHING: ChangeMessage = { changes: [] };

/** A request to receive changes. */
export interface StreamRequest {
  readonly instituteId: string;
  readonly actor: Actor;
  /** The id of the last message that the browser received. */
  readonly after: string | undefined;
  /** Whether the session still exists with the rights of `actor`. */
  readonly isStillSignedIn: () => Promise<boolean>;
  /** Finds the person's offices. */
  readonly findOffices: () => Promise<NonNullable<Listener['offices']>>;
  /** Whether the browser has disconnected. */
  readonly hasLeft: () => boolean;
  readonly openStream: (onEnd: () => void) => EventStream;
}

/** `full`: the person has the maximum number of streams. `ended`: the session has ended. `left`: the browser has disconnected. */
export type StreamResult = 'open' | 'full' | 'ended' | 'left';

/** The open streams of a process. */
export class ChangeStreams {
  readonly #feed: ChangeFeed;
  readonly #open = new Set<EventStream>();
  /** Number of occupied places per person, by streams that are open or being opened. */
  readonly #places = new Map<string, number>();
  #isClosed = false;

  constructor(feed: ChangeFeed) {
    this.#feed = feed;
  }

  /** Returns the place after which a page that is read now needs to receive changes. */
  placeNow(): Promise<string> {
    return this.#feed.placeNow();
  }

  /** Number of open streams. */
  get count(): number {
    return this.#open.size;
  }

  /** Number of occupied places: streams that are open or being opened. */
  get placesTaken(): number {
    return [...this.#places.values()].reduce((sum, taken) => sum + taken, 0);
  }

  /**
   * Sends changes to a person, optionally from a place on, until the session ends, their rights change, or they disconnect. Opens nothing
   * when one of these has happened already. A place is occupied before anything is awaited.
   */
  async open(request: StreamRequest): Promise<StreamResult> {
    const { userId } = request.actor;
    if ((this.#places.get(userId) ?? 0) >= MAX_STREAMS_PER_PERSON) return 'full';
    this.#places.set(userId, (this.#places.get(userId) ?? 0) + 1);
    const releasePlace = () => {
      const left = (this.#places.get(userId) ?? 1) - 1;
      if (left > 0) this.#places.set(userId, left);
      else this.#places.delete(userId);
    };
    let result: StreamResult | undefined;
    try {
      result = await this.#openAt(request, releasePlace);
      return result;
    } finally {
      if (result !== 'open') releasePlace();
    }
  }

  /** Opens a stream in its occupied place. `releasePlace` is called when an open stream ends. */
  async #openAt(
    { instituteId, actor, after, isStillSignedIn, findOffices, hasLeft, openStream }: StreamRequest,
    releasePlace: () => void,
  ): Promise<StreamResult> {
    if (hasLeft()) return 'left';
    const { userId, role, unit } = actor;
    const early: [Batch, string][] = [];
    let onBatch = (batch: Batch, at: string): void => void early.push([batch, at]);
    const { stop, place } = await this.#feed.listen(instituteId, after, (batch, at) => onBatch(batch, at));
    let isOpen = false;
    try {
      // The end of a session before this point is in no change that the listener will still receive.
      if (!(await isStillSignedIn())) return 'ended';
      // A later loss of an office is in a change, which ends the stream.
      const listener: Listener = { userId, role, ...(unit && { unit }), offices: await findOffices() };
      if (this.#isClosed) return 'ended';
      if (hasLeft()) return 'left';
      const stream = openStream(() => {
        clearInterval(heartbeat);
        clearTimeout(durationLimit);
        stop();
        this.#open.delete(stream);
        releasePlace();
      });
      isOpen = true;
      this.#open.add(stream);
      const sendHeartbeat = () => stream.send(this.#feed.place ?? place, JSON.stringify(NOTHING));
      const heartbeat = setInterval(sendHeartbeat, HEARTBEAT_MS);
      const durationLimit = setTimeout(() => stream.end(), MAX_DURATION_MS * (0.75 + Math.random() / 2));
      onBatch = (batch, at) => sendBatch(stream, listener, batch, at);
      for (const [batch, at] of early) onBatch(batch, at);
      // Only now: the browser resumes from the place of the last message, so no message may name a place after changes that follow.
      sendHeartbeat();
      return 'open';
    } finally {
      if (!isOpen) stop();
    }
  }

  /** Ends all streams. Their browsers reconnect, to another node or when this one is back. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const stream of this.#open) stream.end();
    await this.#feed.close();
  }
}

/** Ends the stream of a person whose rights may have changed: the browser reconnects with the new rights. */
function sendBatch(stream: EventStream, listener: Listener, batch: Batch, place: string): void {
  const endsStream = batch.changes.some((change) => endsStreamOf(change, listener.userId));
  const message = endsStream ? undefined : sharedMessageOf(listener, batch);
  if (message !== undefined) stream.send(place, message);
  if (endsStream || batch.hasGap) stream.end();
}

function endsStreamOf({ topic, personId }: FoundChange, userId: string): boolean {
  return topic === 'session' && (personId == null || personId === userId);
}

/** The message for everybody with the same rights, without their personal changes, computed once per batch. */
const messagesByRights = new WeakMap<Batch, Map<string, string | undefined>>();

function sharedMessageOf(listener: Listener, batch: Batch): string | undefined {
  const { userId, role, unit, offices } = listener;
  const isAbout = batch.changes.some(({ personId }) => personId === userId);
  if (isAbout) return messageOf(listener, batch);
  const known = messagesByRights.get(batch) ?? new Map<string, string | undefined>();
  messagesByRights.set(batch, known);
  const rights = JSON.stringify([role, unit?.id, offices]);
  if (!known.has(rights)) known.set(rights, messageOf({ ...listener, userId: '' }, batch));
  return known.get(rights);
}

function messageOf(listener: Listener, { changes, hasGap }: Batch): string | undefined {
  if (hasGap) return JSON.stringify({ changes: [], has_gap: true } satisfies ChangeMessage);
  const visible = changes
    .filter((change): change is FoundChange & NotedChange => change.topic !== 'session')
    .map((change) => changeFor(listener, change))
    .filter((change): change is Change => change !== undefined);
  return visible.length > 0 ? JSON.stringify({ changes: withoutRepeats(visible) } satisfies ChangeMessage) : undefined;
}
