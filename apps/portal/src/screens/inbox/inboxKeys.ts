/** Where this device keeps that letters decide nothing; where nothing is kept they do. */
const PLACE = 'quad.inbox-keys';
const OFF = 'off';

/** Whether letters move and decide in the inbox on this device. */
export function hasInboxKeys(): boolean {
  try {
    return localStorage.getItem(PLACE) !== OFF;
  } catch {
    // A browser may refuse to keep anything.
    return true;
  }
}

/** Keeps that they do, or that they do not. */
export function keepInboxKeys(hasKeys: boolean): void {
  try {
    if (hasKeys) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, OFF);
  } catch {
    // It holds for this visit then.
  }
}
