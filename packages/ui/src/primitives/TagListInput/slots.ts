/** A text with an id that stays the same while other texts are added and removed. */
export interface Slot {
  readonly id: string;
  readonly text: string;
}

function nextId(slots: readonly Slot[]): string {
  return String(1 + Math.max(0, ...slots.map(({ id }) => Number(id))));
}

export function withSlot(slots: readonly Slot[], text = ''): Slot[] {
  return [...slots, { id: nextId(slots), text }];
}

/** Returns the slots without the one at `index`; a single slot is cleared instead. */
export function withoutSlot(slots: readonly Slot[], index: number): Slot[] {
  if (slots.length > 1) return slots.filter((_slot, at) => at !== index);
  return slots.map((slot) => ({ ...slot, text: '' }));
}

/** Returns a slot for each text, at least one, and reuses the previous ids. */
export function slotsOf(texts: readonly string[], before: readonly Slot[] = []): Slot[] {
  const reused = before.slice(0, Math.max(texts.length, 1)).map((slot, index) => ({ ...slot, text: texts[index] ?? '' }));
  const missing = texts.slice(reused.length);
  const all = missing.reduce<Slot[]>((slots, text) => withSlot(slots, text), reused);
  return all.length > 0 ? all : withSlot([]);
}
