// Checks that run inside a page of the built Storybook. Each function is serialized, so it cannot use anything else in this file.

/** Texts cut off by an ancestor that does not scroll, with it; but not those that end in an ellipsis or are visually hidden. */
export function cutOff() {
  const SLACK = 2;
  const { documentElement } = document;
  /** @type {Map<Element, CSSStyleDeclaration>} */
  const styles = new Map();
  const styleOf = (element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const nameOf = (element) => `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;
  const isForNobody = (element) => {
    const { clipPath, opacity, visibility } = styleOf(element);
    const { width, height } = element.getBoundingClientRect();
    return clipPath !== 'none' || opacity === '0' || visibility === 'hidden' || width <= 1 || height <= 1;
  };
  const isShortened = (element) => {
    const style = styleOf(element);
    return style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
  };
  /** Returns the ancestor that clips a rectangle; undefined if it is visible, shortened on purpose, or reachable by scrolling. */
  const cutterOf = (start, rect) => {
    const seen = { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
    for (let element = start; element && element !== document.body && element !== documentElement; element = element.parentElement) {
      if (isForNobody(element)) return undefined;
      const { overflowX, overflowY, position } = styleOf(element);
      const box = element.getBoundingClientRect();
      const cuts = (overflow) => overflow === 'hidden' || overflow === 'clip';
      const isCut =
        (cuts(overflowX) && (seen.right > box.right + SLACK || seen.left < box.left - SLACK)) ||
        (cuts(overflowY) && (seen.bottom > box.bottom + SLACK || seen.top < box.top - SLACK));
      if (isCut) return isShortened(element) ? undefined : element;
      // Scrollable content can be reached.
      if (overflowX !== 'visible' || overflowY !== 'visible') return undefined;
      if (position === 'fixed') return undefined;
    }
    const width = documentElement.clientWidth;
    return seen.right > width + SLACK && documentElement.scrollWidth <= width ? document.body : undefined;
  };
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: parent } = node;
    if (!parent || !node.textContent?.trim() || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(parent.tagName)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width <= 1 || rect.height <= 1 || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const cutter = cutterOf(parent, rect);
    if (cutter) found.push(`"${node.textContent.trim().slice(0, 60)}" is cut off by ${nameOf(cutter)}`);
  }
  if (documentElement.scrollWidth > documentElement.clientWidth) {
    const scrolls = (element) => element && (styleOf(element).overflowX !== 'visible' || scrolls(element.parentElement));
    const beyond = [...document.body.querySelectorAll('*')]
      .filter(({ parentElement }) => parentElement === document.body || !scrolls(parentElement))
      .map((element) => ({ element, right: element.getBoundingClientRect().right }))
      .sort((one, other) => other.right - one.right)[0];
    found.push(`the page is ${documentElement.scrollWidth} wide, in ${documentElement.clientWidth}: ${beyond && nameOf(beyond.element)}`);
  }
  return [...new Set(found)].slice(0, 5);
}

/** Tables without content below their headers. In a story an empty table may be intended. */
export function emptyTables() {
  return [...document.querySelectorAll('table')]
    .filter((table) => !table.closest('[id^="story--"], [hidden]') && table.getClientRects().length > 0)
    .filter((table) => ![...table.querySelectorAll('td')].some((cell) => cell.textContent?.trim() || cell.firstElementChild))
    .map((table) => table.getAttribute('aria-label') ?? table.textContent?.trim().slice(0, 60) ?? '');
}

/** The targets of the page's links, and the anchors of the page. */
export function linksAndPlaces() {
  const links = [...document.querySelectorAll('a[href]')].map((link) => ({
    href: link.getAttribute('href') ?? '',
    url: /** @type {HTMLAnchorElement} */ (link).href,
    text: link.textContent?.trim().slice(0, 60) ?? '',
    isSample: link.closest('[id^="story--"], #storybook-root, [data-sample]') !== null,
  }));
  const places = [...document.querySelectorAll('[id], a[name]')].map((place) => place.id || (place.getAttribute('name') ?? ''));
  return { links, places };
}

/** Whether the documentation page is complete, with every story that does not wait for its frame to be visible. */
export function isWhole() {
  const { documentElement } = document;
  const hasHeading = document.querySelector('#storybook-docs h1, #storybook-docs h2, #storybook-docs [data-story]') !== null;
  const waiting = document.querySelector(
    '.sb-show-preparing-docs, .sb-show-preparing-story, .docblock-emptyblock, [data-testid="sb-loader"]',
  );
  const stories = [...document.querySelectorAll('#storybook-docs [id^="story--"][id$="-inner"]')];
  return (
    documentElement !== null &&
    hasHeading &&
    !waiting &&
    document.fonts.status === 'loaded' &&
    stories.every((story) => story.firstElementChild)
  );
}

/** Records Storybook's channel: which stories finished, were missing, or failed. */
export function listenToStorybook() {
  const events = [];
  Object.assign(window, { quadEvents: events });
  let channel;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (value) => {
      channel = value;
      const NAMES = 'storyFinished storyMissing storyErrored storyThrewException docsRendered configError storyRendered';
      for (const name of NAMES.split(' ')) {
        value.on(name, (payload) => {
          const { storyId, status, message, description, title } = typeof payload === 'object' && payload !== null ? payload : {};
          events.push({ name, id: typeof payload === 'string' ? payload : storyId, status, said: message ?? description ?? title });
        });
      }
    },
  });
}
