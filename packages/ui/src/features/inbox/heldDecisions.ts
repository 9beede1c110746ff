import { type InboxDecision, type InboxDecisionName, UNDO_MS } from '@quad/domain/inbox';
import { failureOf } from '../forms/failure.ts';

/** What was decided at once: about one thing, or about several. */
export interface DecisionGroup {
  readonly number: number;
  readonly decision: InboxDecisionName;
  readonly decisions: readonly InboxDecision[];
  /** What the things are called, in the order of the decisions. */
  readonly titles: readonly string[];
}

/** A decision that was not taken, and why. */
export interface RefusedDecision {
  readonly id: string;
  readonly title: string;
  readonly message: string;
}

/** What becomes of decisions: those that can be taken back, those on their way, and those that were refused. */
export interface HeldState {
  /** The latest one last. */
  readonly held: readonly DecisionGroup[];
  readonly sending: readonly DecisionGroup[];
  readonly refused: readonly RefusedDecision[];
}

export interface HeldOptions {
  /** Sends a decision. */
  send: (decision: InboxDecision) => Promise<unknown>;
  /** Shown where a refusal has no sentence of its own. */
  failedText: string;
  /**
   * How long a decision can be taken back, in milliseconds.
   * @default 10000
   */
  undoMs?: number | undefined;
  /** Called for each decision that was refused. */
  onRefuse?: (refused: RefusedDecision) => void;
}

const NOTHING: HeldState = { held: [], sending: [], refused: [] };

/**
 * Keeps decisions back as long as they can be undone, and sends each exactly once: when its time is over, or at once when its person
 * leaves. Undone, it was never sent, so nobody was told of it. What is lost with a machine that stops was not decided, and waits still.
 */
export function createHeldDecisions() {
  let options: HeldOptions = { send: async () => {}, failedText: '' };
  let state = NOTHING;
  let count = 0;
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  const change = (next: Partial<HeldState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  /** True for the first that takes it: nothing is sent twice, nor sent and undone. */
  const take = (group: DecisionGroup): boolean => {
    if (!state.held.includes(group)) return false;
    clearTimeout(timers.get(group.number));
    timers.delete(group.number);
    return true;
  };
  const without = (groups: readonly DecisionGroup[], group: DecisionGroup) => groups.filter((each) => each !== group);

  const send = (group: DecisionGroup): void => {
    if (!take(group)) return;
    change({ held: without(state.held, group), sending: [...state.sending, group] });
    // All at once: where the page is left, what has not begun by now never will.
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
    configure: (next: HeldOptions) => {
      options = next;
    },
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Keeps decisions until they can be undone no longer. */
    hold(decisions: readonly InboxDecision[], titles: readonly string[]): void {
      const [first] = decisions;
      if (!first) return;
      count += 1;
      const group = { number: count, decision: first.decision, decisions, titles };
      const ids = new Set(decisions.map(({ id }) => id));
      timers.set(
        group.number,
        setTimeout(() => send(group), options.undoMs ?? UNDO_MS),
      );
      change({ held: [...state.held, group], refused: state.refused.filter(({ id }) => !ids.has(id)) });
    },
    /** Takes a decision back, the latest where none is named; tells which that was. */
    undo(group = state.held.at(-1)): DecisionGroup | undefined {
      if (!group || !take(group)) return undefined;
      change({ held: without(state.held, group) });
      return group;
    },
    /** Sends all that is kept, at once. */
    flush: () => state.held.forEach(send),
    /** Takes a refusal as read. */
    dismiss: (id: string) => change({ refused: state.refused.filter((refusal) => refusal.id !== id) }),
  };
}

export type HeldDecisions = ReturnType<typeof createHeldDecisions>;
