import { expect, waitFor, type within } from 'storybook/test';

/** The text of the next file that a screen has the browser save. */
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

/** The tool that saves a list, once its code is there: until then its words stand in its place. */
export function findExportButton(canvas: Pick<ReturnType<typeof within>, 'getByRole'>): Promise<HTMLElement> {
  return waitFor(() => {
    const tool = canvas.getByRole('button', { name: 'Save as CSV' });
    expect(tool).not.toHaveAttribute('aria-disabled');
    return tool;
  });
}
