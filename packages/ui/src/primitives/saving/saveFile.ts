function follow(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** Has the browser save what is given as a file. */
export function saveFile(name: string, content: string | Blob, type = 'text/csv;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  follow(address, name);
  URL.revokeObjectURL(address);
}

/** Has the browser fetch a file that is kept at an address, and save it. */
export function followDownload(address: string): void {
  follow(address);
}
