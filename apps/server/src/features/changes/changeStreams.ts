import { type Change, type ChangeMessage, changeFor, type Listener, type NotedChange, withoutRepeats } from '@quad/domain/changes';
import type { Actor } from '../../context.ts';
import type { EventStream } from '../../plugins/eventStream.ts';
import type { Batch, ChangeFeed } from './changeFeed.ts';
import type { FoundChange } from './changes.repo.ts';

/** A browser has one for all of its tabs. */
const STREAMS_OF_ONE = 8;
/** Well before a connection counts as silent, here or in a proxy. */
const BEAT_EVERY_MS = 25_000;
/** A session is looked at again at least so often. */
const LASTS_MS = 10 * 60_000;

const NOTHING: ChangeMessage = { changes: [] };

/** Somebody who wants to be told. */
export interface StreamRequest {
  readonly instituteId: string;
  readonly actor: Actor;
  /** The id of the message that was got last. */
  readonly after: string | undefined;
  /** Whether the session is there, and gives the rights that `actor` has. */
  readonly isStillSignedIn: () => Promise<boolean>;
  /** Whether the browser is gone. */
  readonly hasLeft: () => boolean;
  readonly openStream: (onEnd: () => void) => EventStream;
}

/** `full` where the person has as many as one may have, `ended` where the session did, `left` where the browser did. */
export type StreamResult = 'open' | 'full' | 'ended' | 'left';

/** The open streams of a process: who listens, and what they are told. */
export class ChangeStreams {
  readonly #feed: ChangeFeed;
  readonly #open = new Set<EventStream>();
  /** How many of their places people have taken, with a stream that is open or about to be. */
  readonly #places = new Map<string, number>();
  #isClosed = false;

  constructor(feed: ChangeFeed) {
    this.#feed = feed;
  }

  /** From where on a page that is read now has to be told what changes. */
  placeNow(): Promise<string> {
    return this.#feed.placeNow();
  }

  /** How many are open. */
  get count(): number {
    return this.#open.size;
  }

  /** How many places are taken: one for each that is open or about to be. */
  get placesTaken(): number {
    return [...this.#places.values()].reduce((sum, taken) => sum + taken, 0);
  }

  /**
   * Tells somebody what changes, from a place on where one is given, until their session ends, what they may be told changes, or they
   * leave. Nothing is opened where that happened before it began. One of the person's places is taken before anything is waited for.
   */
  async open(request: StreamRequest): Promise<StreamResult> {
    const { userId } = request.actor;
    if ((this.#places.get(userId) ?? 0) >= STREAMS_OF_ONE) return 'full';
    this.#places.set(userId, (this.#places.get(userId) ?? 0) + 1);
    const giveBack = () => {
      const left = (this.#places.get(userId) ?? 1) - 1;
      if (left > 0) this.#places.set(userId, left);
      else this.#places.delete(userId);
    };
    let result: StreamResult | undefined;
    try {
      result = await this.#openAt(request, giveBack);
      return result;
    } finally {
      if (result !== 'open') giveBack();
    }
  }

  /** Opens a stream in the place that was taken for it; `giveBack` is called when an open one ends. */
  async #openAt(
    { instituteId, actor, after, isStillSignedIn, hasLeft, openStream }: StreamRequest,
    giveBack: () => void,
  ): Promise<StreamResult> {
    if (hasLeft()) return 'left';
    const { userId, role, unit } = actor;
    const listener: Listener = { userId, role, ...(unit && { unit }) };
    const early: [Batch, string][] = [];
    let hear = (batch: Batch, at: string): void => void early.push([batch, at]);
    const { stop, place } = await this.#feed.listen(instituteId, after, (batch, at) => hear(batch, at));
    let isOpen = false;
    try {
      // A session that ended earlier than this is noted nowhere that anybody still reads.
      if (!(await isStillSignedIn()) || this.#isClosed) return 'ended';
      if (hasLeft()) return 'left';
      const stream = openStream(() => {
        clearInterval(beating);
        clearTimeout(lasting);
        stop();
        this.#open.delete(stream);
        giveBack();
      });
      isOpen = true;
      this.#open.add(stream);
      const beat = () => stream.send(this.#feed.place ?? place, JSON.stringify(NOTHING));
      const beating = setInterval(beat, BEAT_EVERY_MS);
      const lasting = setTimeout(() => stream.end(), LASTS_MS * (0.75 + Math.random() / 2));
      beat();
      hear = (batch, at) => tell(stream, listener, batch, at);
      for (const [batch, at] of early) hear(batch, at);
      return 'open';
    } finally {
      if (!isOpen) stop();
    }
  }

  /** Ends them all: their readers come back, to another process or when this one is there again. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const stream of this.#open) stream.end();
    await this.#feed.close();
  }
}

/** Whose rights may be others than before comes back, and is told by those. */
function tell(stream: EventStream, listener: Listener, batch: Batch, place: string): void {
  const isOver = batch.changes.some((change) => endsStreamOf(change, listener.userId));
  const told = isOver ? undefined : toldTo(listener, batch);
  if (told !== undefined) stream.send(place, told);
  if (isOver || batch.hasGap) stream.end();
}

function endsStreamOf({ topic, personId }: FoundChange, userId: string): boolean {
  return topic === 'session' && (personId == null || personId === userId);
}

/** What people with the same rights are told of a batch, beside what is their own: worked out once for all of them. */
const toldByRights = new WeakMap<Batch, Map<string, string | undefined>>();

function toldTo(listener: Listener, batch: Batch): string | undefined {
  const { userId, role, unit } = listener;
  const isAbout = batch.changes.some(({ personId }) => personId === userId);
  if (isAbout) return messageOf(listener, batch);
  const known = toldByRights.get(batch) ?? new Map<string, string | undefined>();
  toldByRights.set(batch, known);
  const rights = `${role} ${unit?.id ?? ''}`;
  if (!known.has(rights)) known.set(rights, messageOf({ ...listener, userId: '' }, batch));
  return known.get(rights);
}

function messageOf(listener: Listener, { changes, hasGap }: Batch): string | undefined {
  if (hasGap) return JSON.stringify({ changes: [], has_gap: true } satisfies ChangeMessage);
  const told = changes
    .filter((change): change is FoundChange & NotedChange => change.topic !== 'session')
    .map((change) => changeFor(listener, change))
    .filter((change): change is Change => change !== undefined);
  return told.length > 0 ? JSON.stringify({ changes: withoutRepeats(told) } satisfies ChangeMessage) : undefined;
}
