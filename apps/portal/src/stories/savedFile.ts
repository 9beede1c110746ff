import { expect, waitFor, type within } from 'storybook/test';

/** Resolves with the text of the next file that a screen saves. */
export function nextSavedFile(): Promise<string> {
  return new Promise((resolve) => {
    const { createObjectURL } = URL;
    URL.createObjectURL = (file: Blob) => {
      URL.createObjectURL = createObjectURL;
      void file.text().then(resolve);
      return createObjectURL(file);
    };
  });
}

/** Finds the export button once its code is loaded; until then a disabled button with the same label takes its place. */
export function findExportButton(canvas: Pick<ReturnType<typeof within>, 'getByRole'>): Promise<HTMLElement> {
  return waitFor(() => {
    const tool = canvas.getByRole('button', { name: 'Save as CSV' });
    expect(tool).not.toHaveAttribute('aria-disabled');
    return tool;
  });
}
