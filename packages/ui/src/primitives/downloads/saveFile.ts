function follow(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** Saves content as a file. */
export function saveFile(name: string, content: string | Blob, type = 'text/csv;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  follow(address, name);
  URL.revokeObjectURL(address);
}

/** Downloads the file at an address. */
export function followDownload(address: string): void {
  follow(address);
}
