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
