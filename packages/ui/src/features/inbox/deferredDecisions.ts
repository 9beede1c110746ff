import { type InboxDecision, type InboxDecisionName, UNDO_MS } from '@quad/domain/inbox';
import { failureOf } from '../forms/failure.ts';

/** Decisions that were made at once, about one or several items. */
export interface DecisionGroup {
  readonly number: number;
  readonly decision: InboxDecisionName;
  readonly decisions: readonly InboxDecision[];
  /** The titles of the items, in the order of the decisions. */
  readonly titles: readonly string[];
}

/** A refused decision, and why. */
export interface RefusedDecision {
  readonly id: string;
  readonly title: string;
  readonly message: string;
}

/** The decisions that can be undone, those being sent, and the refused ones. */
export interface DeferredState {
  /** In order of time, latest last. */
  readonly deferred: readonly DecisionGroup[];
  readonly sending: readonly DecisionGroup[];
  readonly refused: readonly RefusedDecision[];
}

export interface DeferredOptions {
  /** Sends a decision. */
  send: (decision: InboxDecision) => Promise<unknown>;
  /** Shown if the failure has no message for users. */
  failedText: string;
  /** Called for each refused decision. */
  onRefuse?: (refused: RefusedDecision) => void;
}

const INITIAL: DeferredState = { deferred: [], sending: [], refused: [] };

/**
 * Defers decisions as long as they can be undone, and sends each exactly once: when its time is over, or at once when the user leaves. An
 * undone decision was never sent, so nobody is notified. If the browser crashes, a deferred decision is lost and its item still waits.
 */
export function createDeferredDecisions() {
  let options: DeferredOptions = { send: async () => {}, failedText: '' };
  let state = INITIAL;
  let count = 0;
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  const change = (next: Partial<DeferredState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  /** Claims a group; true for the first caller only, so that it is not sent twice, or sent and undone. */
  const claim = (group: DecisionGroup): boolean => {
    if (!state.deferred.includes(group)) return false;
    clearTimeout(timers.get(group.number));
    timers.delete(group.number);
    return true;
  };
  const without = (groups: readonly DecisionGroup[], group: DecisionGroup) => groups.filter((each) => each !== group);

  const send = (group: DecisionGroup): void => {
    if (!claim(group)) return;
    change({ deferred: without(state.deferred, group), sending: [...state.sending, group] });
    // Sends all at once, because requests that have not started when the page is left are never sent.
    const sent = group.decisions.map(async (decision, index): Promise<RefusedDecision | undefined> => {
      try {
        await options.send(decision);
        return undefined;
      } catch (error) {
        const { message } = failureOf(error, options.failedText);
        return { id: decision.id, title: group.titles[index] ?? '', message };
      }
    });
    void Promise.all(sent).then((outcomes) => {
      const refused = outcomes.filter((outcome) => outcome !== undefined);
      for (const refusal of refused) options.onRefuse?.(refusal);
      change({ sending: without(state.sending, group), refused: [...state.refused, ...refused] });
    });
  };

  return {
    configure: (next: DeferredOptions) => {
      options = next;
    },
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Defers decisions until their undo period is over. */
    defer(decisions: readonly InboxDecision[], titles: readonly string[]): void {
      const [first] = decisions;
      if (!first) return;
      count += 1;
      const group = { number: count, decision: first.decision, decisions, titles };
      const ids = new Set(decisions.map(({ id }) => id));
      timers.set(
        group.number,
        setTimeout(() => send(group), UNDO_MS),
      );
      change({ deferred: [...state.deferred, group], refused: state.refused.filter(({ id }) => !ids.has(id)) });
    },
    /** Undoes a group, by default the latest one, and returns it. */
    undo(group = state.deferred.at(-1)): DecisionGroup | undefined {
      if (!group || !claim(group)) return undefined;
      change({ deferred: without(state.deferred, group) });
      return group;
    },
    /** Sends all deferred decisions at once. */
    flush: () => state.deferred.forEach(send),
    /** Dismisses a refusal. */
    dismiss: (id: string) => change({ refused: state.refused.filter((refusal) => refusal.id !== id) }),
  };
}

export type DeferredDecisions = ReturnType<typeof createDeferredDecisions>;
