import { useEffect, useRef, useState } from 'react';
import { folded } from './options.ts';

/** The minimum number of characters for a request, and how long typing has to pause before it. */
export const SHORTEST = 2;
const PAUSE_MS = 300;

/** The state of a search request: not sent, pending, failed, or answered. */
export type Answer<Found> = { readonly is: 'none' | 'awaited' | 'failed' } | { readonly is: 'here'; readonly found: Found };

const NOT_ASKED = { is: 'none' } as const;
const AWAITED = { is: 'awaited' } as const;

export type Ask<Found> = (typed: string, signal: AbortSignal) => Promise<Found>;

/** The typed text and the answer to it, requested when typing pauses; outdated answers are discarded. */
export function useAnswer<Found>(ask: Ask<Found> | undefined) {
  const [typed, setTyped] = useState('');
  const isAsked = ask !== undefined && folded(typed).replace(/\s/gu, '').length >= SHORTEST;
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<Found>>(AWAITED);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  }, [ask]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt sends another request.
  useEffect(() => {
    if (!isAsked) return;
    const asked = new AbortController();
    const settle = (settled: Answer<Found>) => {
      if (!asked.signal.aborted) setAnswer(settled);
    };
    const timer = window.setTimeout(() => {
      latest.current?.(typed.trim(), asked.signal).then(
        (found) => settle({ is: 'here', found }),
        () => settle({ is: 'failed' }),
      );
    }, PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      asked.abort();
    };
  }, [isAsked, typed, attempt]);
  return {
    typed,
    answer: isAsked ? answer : NOT_ASKED,
    setTyped: (text: string) => {
      setTyped(text);
      setAnswer(AWAITED);
    },
    /** Sends the request again. */
    retry: () => {
      setAttempt(attempt + 1);
      setAnswer(AWAITED);
    },
  };
}
