import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** The URL decides which other styles the page has, and whether a component of the design system is imported. */
const query = new URLSearchParams(location.search);
const styles = query.get('styles');
if (styles === 'tailwind') await import('tailwindcss/preflight.css');
if (styles === 'bootstrap') await import('bootstrap/dist/css/bootstrap-reboot.css');
if (query.has('ui')) {
  const { Badge } = await import('@quad/ui');
  // Our component is rendered outside of the screenshot.
  const place = document.createElement('div');
  place.style.cssText = 'position: fixed; inset-block-start: 200vh';
  document.body.append(place);
  flushSync(() => createRoot(place).render(createElement(Badge, null, 'Approved')));
}
document.body.dataset.ready = '';
