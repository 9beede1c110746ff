import type { Step } from '@quad/ui/plays';
import { expect, waitFor } from 'storybook/test';

/** Resolves with the text of the next file that a screen saves. */
function nextSavedFile(): Promise<string> {
  return new Promise((resolve) => {
    const { createObjectURL } = URL;
    URL.createObjectURL = (file: Blob) => {
      URL.createObjectURL = createObjectURL;
      void file.text().then(resolve);
      return createObjectURL(file);
    };
  });
}

/** Presses an export button, once its code is loaded: until then a disabled button with the same label takes its place. */
export function pressesExport(name = 'Save as CSV'): Step {
  return async ({ canvas, userEvent }) => {
    const button = await waitFor(() => {
      const tool = canvas.getByRole('button', { name });
      expect(tool).not.toHaveAttribute('aria-disabled');
      return tool;
    });
    await userEvent.click(button);
  };
}

/** Presses an export button, and checks the lines of the file that is saved. */
export function savesLines(name: string, check: (lines: string[]) => Promise<void>): Step {
  return async (context) => {
    const saved = nextSavedFile();
    await pressesExport(name)(context);
    await check((await saved).replace('\ufeff', '').split('\r\n').filter(Boolean));
  };
}
