/** Key in `localStorage`, set if keyboard shortcuts are off on this device; they are on by default. */
const PLACE = 'quad.inbox-keys';
const OFF = 'off';

/** Whether the keyboard shortcuts of the inbox are on for this device. */
export function hasInboxKeys(): boolean {
  try {
    return localStorage.getItem(PLACE) !== OFF;
  } catch {
    // Storage may be blocked.
    return true;
  }
}

/** Stores whether they are on. */
export function keepInboxKeys(hasKeys: boolean): void {
  try {
    if (hasKeys) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, OFF);
  } catch {
    // Without storage, the choice holds for this visit only.
  }
}
