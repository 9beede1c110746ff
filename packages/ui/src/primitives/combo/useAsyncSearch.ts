import { useEffect, useRef, useState } from 'react';
import { folded } from './options.ts';

/** The minimum number of characters for a request, and how long typing has to pause before it. */
export const MIN_LETTERS = 2;
const DEBOUNCE_MS = 300;

/** The state of a search request: not sent, pending, failed, or answered. */
export type SearchRequest<Data> = { readonly status: 'idle' | 'pending' | 'error' } | { readonly status: 'success'; readonly data: Data };

const IDLE = { status: 'idle' } as const;
const PENDING = { status: 'pending' } as const;

export type SearchFunction<Data> = (typed: string, signal: AbortSignal) => Promise<Data>;

/** The typed text and the answer to it, requested when typing pauses; outdated answers are discarded. */
export function useAsyncSearch<Data>(search: SearchFunction<Data> | undefined) {
  const [typed, setTyped] = useState('');
  const isEnabled = search !== undefined && folded(typed).replace(/\s/gu, '').length >= MIN_LETTERS;
  const [attempt, setAttempt] = useState(0);
  const [request, setRequest] = useState<SearchRequest<Data>>(PENDING);
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt sends another request.
  useEffect(() => {
    if (!isEnabled) return;
    const controller = new AbortController();
    const settle = (result: SearchRequest<Data>) => {
      if (!controller.signal.aborted) setRequest(result);
    };
    const timer = window.setTimeout(() => {
      latest.current?.(typed.trim(), controller.signal).then(
        (data) => settle({ status: 'success', data }),
        () => settle({ status: 'error' }),
      );
    }, DEBOUNCE_MS);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [isEnabled, typed, attempt]);
  return {
    typed,
    request: isEnabled ? request : IDLE,
    setTyped: (text: string) => {
      setTyped(text);
      setRequest(PENDING);
    },
    /** Sends the request again. */
    retry: () => {
      setAttempt(attempt + 1);
      setRequest(PENDING);
    },
  };
}
