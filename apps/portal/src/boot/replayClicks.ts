declare global {
  interface Window {
    /** Kept by the script in index.html from the page's arrival until its screen answers. */
    quadEarlyClicks?: HTMLElement[];
  }
}

/** Presses what was pressed while the screen was HTML that did not answer yet; to be called once it does. */
export function replayClicks(): void {
  const pressed = window.quadEarlyClicks ?? [];
  delete window.quadEarlyClicks;
  for (const button of pressed) if (button.isConnected) button.click();
}
