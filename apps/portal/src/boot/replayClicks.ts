declare global {
  interface Window {
    /** Buttons clicked before hydration, recorded by the script in index.html. */
    quadEarlyClicks?: HTMLElement[];
  }
}

/** Replays the clicks made before hydration. Call it once the screen is interactive. */
export function replayClicks(): void {
  const pressed = window.quadEarlyClicks ?? [];
  delete window.quadEarlyClicks;
  for (const button of pressed) if (button.isConnected) button.click();
}
