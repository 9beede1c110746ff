import { loadEnv, type Plugin } from 'vite';
import { PORTAL_TITLE_PLACEHOLDER } from './placeholders.ts';

/**
 * Sets the page title where our own server does not: in development, in the demonstration, and in a build for another backend
 * (VITE_API_URL), which any web server may serve.
 */
export function staticPageTitle(): Plugin {
  let title: string | undefined;
  return {
    name: 'quad-served-by-another',
    configResolved({ command, mode, root }) {
      const { VITE_API_URL, VITE_PORTAL_TITLE = 'Quad' } = loadEnv(mode, root);
      if (command === 'serve' || VITE_API_URL) title = VITE_PORTAL_TITLE;
    },
    transformIndexHtml: (html) => (title === undefined ? html : html.replaceAll(PORTAL_TITLE_PLACEHOLDER, title)),
  };
}
