/** Files that are on their way or here, by address. */
const asked = new Map<string, Promise<unknown>>();

/** All of it, so that the import after it finds it in the browser's cache. */
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

function ask(file: string): Promise<unknown> | undefined {
  const address = `/${file}`;
  if (asked.has(address)) return asked.get(address);
  // What the page itself names.
  if (document.querySelector(`[href="${address}"],[src="${address}"]`)) return;
  const promise = (address.endsWith('.css') ? addStyles : fetchScript)(address).catch((failure) => {
    asked.delete(address);
    throw failure;
  });
  asked.set(address, promise);
  return promise;
}

/**
 * Imports a module once all files that it needs are here. An import whose file, or a file of that file, does not come has failed for
 * as long as the page lives: browsers keep that and never ask again. So they are fetched first, which can be tried again.
 */
export async function loadChunk<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  await Promise.all(files.map(ask));
  return load();
}
