declare global {
  interface Window {
    /** Kept by the script in index.html from the page's arrival until its screen answers. */
    quadPressedEarly?: HTMLElement[];
  }
}

/** Presses what was pressed while the screen was HTML that did not answer yet; to be called once it does. */
export function pressAgain(): void {
  const pressed = window.quadPressedEarly ?? [];
  delete window.quadPressedEarly;
  for (const button of pressed) if (button.isConnected) button.click();
}
