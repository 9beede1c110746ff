import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Which styles the page has besides its own, and whether a component of the design system is imported: the address says it. */
const asked = new URLSearchParams(location.search);
const styles = asked.get('styles');
if (styles === 'tailwind') await import('tailwindcss/preflight.css');
if (styles === 'bootstrap') await import('bootstrap/dist/css/bootstrap-reboot.css');
if (asked.has('ui')) {
  const { Badge } = await import('@quad/ui');
  // What is drawn stands outside of the picture.
  const place = document.createElement('div');
  place.style.cssText = 'position: fixed; inset-block-start: 200vh';
  document.body.append(place);
  flushSync(() => createRoot(place).render(createElement(Badge, null, 'Approved')));
}
document.body.dataset.ready = '';
