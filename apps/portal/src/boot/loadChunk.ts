/** Files that are loaded or loading, by address. */
const requests = new Map<string, Promise<unknown>>();

/** Reads the whole body, so that the following import finds it in the browser's cache. */
async function fetchScript(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await response.blob();
}

function addStyles(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  link.nonce = document.querySelector<HTMLElement>('[property=csp-nonce]')?.nonce ?? '';
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(address));
    };
    document.head.append(link);
  });
}

function requestFile(file: string): Promise<unknown> | undefined {
  const address = `/${file}`;
  if (requests.has(address)) return requests.get(address);
  // The page itself already references the file.
  if (document.querySelector(`[href="${address}"],[src="${address}"]`)) return;
  const promise = (address.endsWith('.css') ? addStyles : fetchScript)(address).catch((failure) => {
    requests.delete(address);
    throw failure;
  });
  requests.set(address, promise);
  return promise;
}

/**
 * Imports a module after fetching all files that it needs. Browsers cache a failed import for the lifetime of the page and never request it
 * again, also when only a dependency failed. A fetch can be retried.
 */
export async function loadChunk<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  await Promise.all(files.map(requestFile));
  return load();
}
