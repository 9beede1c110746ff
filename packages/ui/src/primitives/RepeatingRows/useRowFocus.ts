import { useEffect, useRef, useState } from 'react';

const FIELD = 'input:not([type="hidden"]), select, textarea';

/** After a row was added the keyboard is in it; after one was removed it is in the row that took its place, else on the add button. */
export function useRowFocus() {
  const listRef = useRef<HTMLOListElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const [move, setMove] = useState<{ to: number }>();
  useEffect(() => {
    if (!move) return;
    const rows = [...(listRef.current?.children ?? [])];
    const target = rows[Math.min(move.to, rows.length - 1)]?.querySelector<HTMLElement>(FIELD) ?? addRef.current;
    target?.focus();
  }, [move]);
  return { listRef, addRef, focusRow: (index: number) => setMove({ to: index }) };
}
